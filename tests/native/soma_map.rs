//! The SOMAP: its numbers, against a plain reference; ways, exchanges, fillings, and the layout.

use casse_tete::geometry::Point;
use casse_tete::puzzle::soma::placement::placements;
use casse_tete::puzzle::soma::scene::map::{self, MapPicture, MapWords};
use casse_tete::puzzle::soma::scene::{CLASS, EDGE};
use casse_tete::puzzle::soma::solutions::{Group, labels, solution};
use casse_tete::puzzle::soma::somap::layout::MapLayout;
use casse_tete::puzzle::soma::somap::tour::{Tour, TourEvent, TourStep};
use casse_tete::puzzle::soma::somap::{MOVED, MapFacts, Somap, choices, fillings};
use casse_tete::puzzle::soma::theory::kinds;
use casse_tete::puzzle::soma::{Catalogue, Figure, Mask, PieceSet, Placement, fast};
use casse_tete::scene::hit::places;
use casse_tete::scene::{Flat, Id, Lens, Room, hit};
use std::collections::{BTreeMap, BTreeSet};

struct Cube {
    pieces: PieceSet,
    figure: Figure,
    catalogue: Catalogue,
    group: Group,
    map: Somap,
}

fn cube() -> Cube {
    let (pieces, figure) = (PieceSet::soma(), Figure::default());
    let (cover, found) = fast::solutions(&pieces, &figure).expect("27 cells");
    let catalogue = Catalogue::new(&pieces, &figure, &cover, &found);
    let group = Group::new(&pieces, &figure);
    let map = Somap::new(group.clone(), &catalogue);
    Cube { pieces, figure, catalogue, group, map }
}

impl Cube {
    /// The cells of each piece in the solution that represents a class.
    fn masks(&self, class: usize) -> Vec<Mask> {
        solution(self.map.labels(class), self.pieces.count())
    }

    fn placements(&self) -> Vec<Vec<Placement>> {
        self.pieces.pieces().iter().map(|piece| placements(&self.figure, piece)).collect()
    }

    /// The class of the solution in which some pieces are put in otherwise.
    fn refilled(&self, class: usize, out: &[usize], filling: &[Mask]) -> usize {
        let mut masks = solution(self.map.labels(class), self.pieces.count());
        for (&piece, &cells) in out.iter().zip(filling) {
            masks[piece] = cells;
        }
        self.catalogue.class_of(&self.group, &labels(&self.figure, &masks)).expect("a solution")
    }
}

#[test]
fn the_map_has_the_numbers_of_conway_and_guy() {
    let Cube { map, .. } = cube();
    let facts = map.facts(None);
    assert_eq!((map.count(), map.edges().len(), facts.edges), (240, 1_083, [307, 776]));
    assert_eq!(facts.parts.iter().map(Vec::len).collect::<Vec<_>>(), [239, 1]);
    assert_eq!((facts.degree.0, facts.diameter.0), (19, 8));
    assert_eq!(map.neighbours(facts.degree.1, None).len(), 19);
    let [from, to] = facts.diameter.1;
    assert_eq!(map.way(from, to, None).expect("a way").len(), 9);
    for (index, moved) in MOVED.into_iter().enumerate() {
        let MapFacts { edges, parts, .. } = map.facts(Some(moved));
        assert_eq!((edges[index], edges[1 - index]), ([307, 776][index], 0));
        let mut all = parts.concat();
        all.sort_unstable();
        assert_eq!(all, (0..240).collect::<Vec<_>>());
    }
}

/// The reference takes two or three pieces out of every solution and puts them in again in all ways.
#[test]
fn the_edges_are_those_that_a_search_for_fillings_finds() {
    let cube = cube();
    let (placements, sets) = (cube.placements(), choices(7));
    assert_eq!((sets.len(), sets.iter().filter(|set| set.len() == 2).count()), (56, 21));
    assert_eq!(sets.iter().collect::<BTreeSet<_>>().len(), 56);
    let mut found: BTreeMap<[usize; 2], u32> = BTreeMap::new();
    let mut alone = vec![];
    for class in 0..240 {
        let masks = cube.masks(class);
        let mut ways = 0;
        for out in &sets {
            let all = fillings(&placements, &masks, out);
            let own: Vec<Mask> = out.iter().map(|&piece| masks[piece]).collect();
            assert_eq!(all.iter().filter(|filling| **filling == own).count(), 1);
            ways += all.len();
            for filling in all {
                let other = cube.refilled(class, out, &filling);
                let moved = filling.iter().zip(&own).filter(|(filled, own)| filled != own).count() as u32;
                if other != class {
                    let least = found.entry([class.min(other), class.max(other)]).or_insert(moved);
                    *least = moved.min(*least);
                }
            }
        }
        if ways == sets.len() {
            alone.push(class);
        }
    }
    let edges: BTreeMap<[usize; 2], u32> = cube.map.edges().iter().map(|edge| (edge.ends, edge.moved)).collect();
    assert_eq!(found, edges);
    // Of one class only, every set of pieces goes back in one way.
    assert_eq!(alone, cube.map.facts(None).parts[1]);
    // The distances along these edges, by the plain method of Floyd and Warshall.
    const FAR: usize = 1_000;
    let mut lengths = vec![[FAR; 240]; 240];
    for (class, row) in lengths.iter_mut().enumerate() {
        row[class] = 0;
    }
    for &[one, other] in found.keys() {
        (lengths[one][other], lengths[other][one]) = (1, 1);
    }
    for by in 0..240 {
        for from in 0..240 {
            for to in 0..240 {
                lengths[from][to] = lengths[from][to].min(lengths[from][by] + lengths[by][to]);
            }
        }
    }
    for (from, row) in lengths.iter().enumerate() {
        let known: Vec<usize> = cube.map.distances(from, None).into_iter().map(|far| far.unwrap_or(FAR)).collect();
        assert!(row.iter().map(|&far| far.min(FAR)).eq(known), "{from}");
    }
    let facts = cube.map.facts(None);
    assert_eq!(facts.diameter.0, lengths.iter().flatten().copied().filter(|&far| far < FAR).max().expect("240"));
    let degrees = lengths.iter().map(|row| row.iter().filter(|&&far| far == 1).count());
    assert_eq!(facts.degree.0, degrees.max().expect("240"));
}

#[test]
fn an_exchange_moves_what_its_edge_says_and_nothing_else() {
    let cube = cube();
    for edge in cube.map.edges() {
        for [from, to] in [edge.ends, [edge.ends[1], edge.ends[0]]] {
            // From any solution of the class, not only from the one that represents it.
            for before in cube.group.images(cube.map.labels(from)).step_by(17) {
                let exchange = cube.map.exchange(&before, to).expect("an edge");
                assert_eq!(exchange.pieces.len() as u32, edge.moved);
                assert_eq!(cube.catalogue.class_of(&cube.group, &exchange.after), Some(to));
                let (before, after) = (solution(&before, 7), solution(&exchange.after, 7));
                for piece in 0..7 {
                    assert_eq!(before[piece] != after[piece], exchange.pieces.contains(&piece));
                }
            }
        }
    }
    let [from, to] = cube.map.facts(None).diameter.1;
    assert_eq!(cube.map.exchange(cube.map.labels(from), to), None);
    assert_eq!(cube.map.exchange(cube.map.labels(from), from), None);
    assert_eq!(cube.map.exchange(cube.map.labels(from), 240), None);
}

/// What is in place at each step of a tour fits together; the number of steps at which the solution is whole is returned.
fn check_steps(cube: &Cube, tour: &Tour) -> usize {
    let mut whole = 0;
    for TourStep { placed, .. } in &tour.steps {
        let filled = placed.iter().fold(0, |filled, (_, cells)| filled | cells);
        let sum: u32 = placed.iter().map(|(_, cells)| cells.count_ones()).sum();
        assert_eq!(sum, filled.count_ones(), "no two pieces meet");
        for (piece, cells) in placed {
            let placements = placements(&cube.figure, &cube.pieces.pieces()[*piece]);
            assert!(placements.iter().any(|placement| placement.cells == *cells));
        }
        whole += usize::from(filled == cube.figure.full());
    }
    whole
}

#[test]
fn a_way_is_played_piece_by_piece() {
    let cube = cube();
    for (from, to) in [(0, 239), (86, 111), (5, 6), (17, 17)] {
        let way = cube.map.way(from, to, None).expect("a way");
        let tour = Tour::along(&cube.map, &cube.figure, &way).expect("edges");
        assert_eq!(tour.legs.len() + 1, way.len());
        assert_eq!(check_steps(&cube, &tour), way.len());
        for pair in tour.steps.windows(2) {
            let [before, after] = [&pair[0], &pair[1]].map(|step| step.placed.iter().collect::<BTreeSet<_>>());
            let (gone, come) = (before.difference(&after).count(), after.difference(&before).count());
            match pair[1].event {
                TourEvent::Out(_) => assert_eq!((gone, come), (1, 0)),
                TourEvent::In(piece) => {
                    assert_eq!((gone, come, pair[1].placed.last().map(|last| last.0)), (0, 1, Some(piece)));
                }
                _ => panic!("{pair:?}"),
            }
        }
        for (leg, ends) in tour.legs.iter().zip(way.windows(2)) {
            assert_eq!(leg.ends, [ends[0], ends[1]]);
            for (step, class) in leg.steps.into_iter().zip(ends) {
                let placed = &tour.steps[step].placed;
                let mut masks = solution(cube.map.labels(0), 7);
                placed.iter().for_each(|&(piece, cells)| masks[piece] = cells);
                let found = cube.catalogue.class_of(&cube.group, &labels(&cube.figure, &masks));
                assert_eq!(found, Some(*class));
            }
        }
    }
    assert_eq!(Tour::along(&cube.map, &cube.figure, &[]), None);
    let [from, to] = cube.map.facts(None).diameter.1;
    assert_eq!(Tour::along(&cube.map, &cube.figure, &[from, to]), None, "no edge");
}

#[test]
fn what_is_taken_out_leads_to_all_neighbours() {
    let cube = cube();
    let placements = cube.placements();
    for class in (0..240).step_by(11).chain(cube.map.facts(None).parts[1].clone()) {
        for (moved, steps) in [(None, 57), (Some(2), 22), (Some(3), 36)] {
            let tour = Tour::about(&cube.map, &cube.figure, &placements, class, moved);
            assert_eq!((tour.steps.len(), check_steps(&cube, &tour)), (steps, 1));
            let mut found = BTreeSet::new();
            for step in &tour.steps[1..] {
                let TourEvent::Hole { out, ways, leads } = &step.event else { panic!("{step:?}") };
                assert!(*ways > leads.len() && step.placed.len() + out.len() == 7);
                found.extend(leads.iter().copied());
            }
            if moved != Some(3) {
                assert_eq!(found.into_iter().collect::<Vec<_>>(), cube.map.neighbours(class, moved));
            }
        }
    }
}

const ROOMS: [[f64; 2]; 3] = [[390.0, 420.0], [900.0, 560.0], [1200.0, 900.0]];

#[test]
fn the_map_is_drawn_with_its_signs() {
    let cube = cube();
    let members: Vec<Vec<usize>> =
        kinds(&cube.pieces, &cube.figure, &cube.catalogue).into_iter().map(|(_, classes)| classes).collect();
    let layout = MapLayout::new(&cube.map, &members);
    let [from, to] = cube.map.facts(None).diameter.1;
    let way = cube.map.way(from, to, None).expect("a way");
    let names = vec!["V/V".to_string(); members.len()];
    let words = MapWords { legend: ["two", "three", "here", "goal", "alone", "built"] };
    for [width, height] in ROOMS {
        let room = Room { width, height };
        let lens = Lens::fit(layout.corners, room, 90.0, 0.0);
        let picture = MapPicture {
            map: &cube.map,
            layout: &layout,
            names: &names,
            here: from,
            goal: Some(to),
            way: &way,
            moved: None,
            has_thin: true,
            block: None,
            built: &[],
            pointed: None,
            least: 7.5,
            words,
        };
        let draw = |picture: &MapPicture| map::scene(picture, &lens, room, room).flatten();
        let flat = draw(&picture);
        let things = places(&flat);
        let count = |kind: &str| things.iter().filter(|(id, _)| id.kind == kind).count();
        assert_eq!(count(CLASS), 240);
        let others = way.windows(2).skip(1).count();
        assert_eq!(count(EDGE), cube.map.neighbours(from, None).len() + others);
        // Each class is hit at its place.
        for (class, &at) in layout.places.iter().enumerate() {
            assert_eq!(hit(&flat, lens.place(at, room)), Some(Id::new(CLASS, class, 0)), "{room:?}");
        }
        // Fewer edges are drawn if only two pieces may move; the corners of the diamond, of the square and of circles differ.
        let few = draw(&MapPicture { moved: Some(2), ..picture.clone() });
        assert!(few.len() < flat.len());
        // What was built by hand has a second outline, and so has its sign in the legend.
        let built = draw(&MapPicture { built: &[3, 239], ..picture.clone() });
        assert_eq!(built.len(), flat.len() + 5, "two outlines, and the sign with its outline and word");
        let corners = |class: usize| {
            flat.iter().find_map(|shape| match shape {
                Flat::Polygon(polygon) if polygon.id == Some(Id::new(CLASS, class, 0)) => Some(polygon.points.len()),
                _ => None,
            })
        };
        let alone = cube.map.facts(None).parts[1][0];
        assert_eq!(corners(to), Some(4));
        assert!(corners(from) != corners(alone) && corners(alone) != corners(to));
        // Words are large enough or left out.
        for shape in &flat {
            if let Flat::Label(label) = shape {
                assert!(label.size >= 7.5, "{label:?}");
            }
        }
    }
}

#[test]
fn ways_are_shortest_and_use_the_allowed_edges_only() {
    let Cube { map, .. } = cube();
    for moved in [None, Some(2), Some(3)] {
        for from in (0..240).step_by(7) {
            let distances = map.distances(from, moved);
            for (to, &distance) in distances.iter().enumerate() {
                let way = map.way(from, to, moved);
                assert_eq!(way.as_ref().map(|way| way.len() - 1), distance);
                for pair in way.iter().flat_map(|way| way.windows(2)) {
                    let edge = map.edges()[map.edge(pair[0], pair[1]).expect("an edge")];
                    assert!(moved.is_none_or(|moved| moved == edge.moved));
                }
            }
        }
    }
    assert_eq!((map.way(0, 240, None), map.way(240, 0, None)), (None, None));
}

#[test]
fn the_layout_keeps_the_regions_apart_and_the_classes_legible() {
    let cube = cube();
    let members: Vec<Vec<usize>> =
        kinds(&cube.pieces, &cube.figure, &cube.catalogue).into_iter().map(|(_, classes)| classes).collect();
    let layout = MapLayout::new(&cube.map, &members);
    assert_eq!(layout, MapLayout::new(&cube.map, &members), "always the same");
    assert_eq!(layout.regions.iter().map(|region| region.members.len()).sum::<usize>(), 240);
    let inside = |at: Point, [low, high]: [Point; 2], margin: f64| {
        (low.x + margin..=high.x - margin).contains(&at.x) && (low.y + margin..=high.y - margin).contains(&at.y)
    };
    let apart = |a: Point, b: Point| (a.x - b.x).hypot(a.y - b.y);
    for (index, region) in layout.regions.iter().enumerate() {
        let [low, high] = region.corners;
        assert!(inside(low, layout.corners, 0.0) && inside(high, layout.corners, 0.0));
        for other in &layout.regions[index + 1..] {
            let [other_low, other_high] = other.corners;
            let beside = low.x > other_high.x || other_low.x > high.x;
            assert!(beside || low.y > other_high.y || other_low.y > high.y, "{region:?} {other:?}");
        }
        for (place, &class) in region.members.iter().enumerate() {
            assert!(inside(layout.places[class], region.corners, 0.6));
            for &other in &region.members[place + 1..] {
                assert!(apart(layout.places[class], layout.places[other]) > 0.99, "{class} {other}");
            }
        }
    }
    let [low, high] = layout.corners;
    let aspect = (high.x - low.x) / (high.y - low.y);
    assert!((0.7..1.4).contains(&aspect), "{aspect}");
}
