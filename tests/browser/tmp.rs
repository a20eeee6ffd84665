//! tmp
use super::page::visit;
use std::time::Instant;
#[test]
fn timing() {
    visit(async |page| {
        for _ in 0..5 {
            let t = Instant::now();
            page.open("#/insanity?lang=en").await;
            eprintln!("open {:?}", t.elapsed());
            eprintln!("{}", page.eval("[performance.now(), performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd, ...performance.getEntriesByType('resource').map(r=>[r.name.split('/').pop(), r.startTime|0, r.responseEnd|0])]").await);
            let t = Instant::now();
            for _ in 0..20 { page.eval("1").await; }
            eprintln!("eval {:?}", t.elapsed() / 20);
            let t = Instant::now();
            for _ in 0..20 { page.click(".transport .step").await; }
            eprintln!("click {:?}", t.elapsed() / 20);
            let t = Instant::now();
            for _ in 0..20 { page.key('x').await; }
            eprintln!("key {:?}", t.elapsed() / 20);
            let t = Instant::now();
            page.click(".run-all").await;
            page.until_state("done").await;
            eprintln!("run {:?}", t.elapsed());
        }
    });
}
