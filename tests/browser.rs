//! The page in real Chromium, driven over WebDriver: what a visitor does, and what the page then shows.
//!
//! The tests need the built site (`make dist`), chromedriver with Chromium, and `node_modules` for axe-core.

mod browser {
    mod about_access;
    mod access;
    mod build;
    mod chance;
    mod class;
    mod cube;
    mod cube_doctor;
    mod cube_drawn;
    mod cube_group;
    mod cube_laboratory;
    mod cube_links;
    mod cube_stages;
    mod cube_workers;
    mod cube_wrong;
    mod drawing;
    mod driver;
    mod edit;
    mod embed;
    mod explore;
    mod files;
    mod golden;
    mod graph;
    mod hand;
    mod jumps;
    mod layout;
    mod lessons;
    mod light;
    mod listing;
    mod look;
    mod offline;
    mod opening;
    mod own_lessons;
    mod page;
    mod pairs;
    mod playing;
    mod present;
    mod print;
    mod reader;
    mod screen;
    mod search;
    mod server;
    mod share;
    mod shelf;
    mod shell;
    mod soma;
    mod soma_figures;
    mod soma_search;
    mod soma_solutions;
    mod soma_wrong;
    mod start;
    mod taquin;
    mod taquin_facts;
    mod taquin_game;
    mod taquin_play;
    mod taquin_tree;
    mod taquin_wrong;
    mod touch;
    mod words;
    mod workers;
    mod write;
    mod wrong;
}
