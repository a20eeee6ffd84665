//! Rings about things of a drawing: what the lit line of a program speaks of.

use super::{Flat, Id, Mark, Paint, Polygon, Scene, Shape, stroke};

impl Scene {
    /// Rings the things with these ids: outlines about areas, marked faces on solids. Ids that the scene does not have are left out.
    ///
    /// ```
    /// use casse_tete::geometry::point;
    /// use casse_tete::scene::{Id, Paint, Room, Scene};
    ///
    /// let mut scene = Scene::new(Room { width: 80.0, height: 60.0 });
    /// let corners = vec![point(0.0, 0.0), point(20.0, 0.0), point(10.0, 10.0)];
    /// scene.polygon(Some(Id::new("face", 0, 3)), corners, Some(Paint::Body), None);
    /// assert_eq!(scene.ring(&[Id::new("face", 0, 3), Id::new("face", 9, 9)]), 1);
    /// assert_eq!(scene.shapes.len(), 3, "a light and a dark outline");
    /// ```
    ///
    /// Returns how many of the ids the scene has.
    pub fn ring(&mut self, ids: &[Id]) -> usize {
        let mut found: Vec<Id> = vec![];
        let mut rings = vec![];
        let mut before = None;
        for shape in &mut self.shapes {
            match shape {
                Shape::Solid(solid) => {
                    before = None;
                    for face in solid.bodies.iter_mut().flat_map(|body| &mut body.faces) {
                        let Some(id) = face.id.filter(|id| ids.contains(id)) else { continue };
                        found.push(id);
                        face.mark = match face.mark {
                            Mark::Plain | Mark::Lit => Mark::Lit,
                            Mark::Clash | Mark::LitClash => Mark::LitClash,
                        };
                    }
                }
                // The first area of a thing is its ground; signs and badges follow with the same id.
                Shape::Flat(Flat::Polygon(Polygon { id: Some(id), points, .. })) => {
                    if before != Some(*id) && ids.contains(id) {
                        found.push(*id);
                        rings.push(points.clone());
                    }
                    before = Some(*id);
                }
                Shape::Flat(_) => {}
            }
        }
        for points in rings {
            self.polygon(None, points.clone(), None, stroke(Paint::Sheet, 8.0));
            self.polygon(None, points, None, stroke(Paint::Accent, 4.5));
        }
        ids.iter().filter(|id| found.contains(id)).count()
    }
}
