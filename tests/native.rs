//! Everything that can be tested without a browser: known answers, properties, illegal input, links, drawings, words, and the rules of
//! the project itself. One program, since each program of tests is linked anew after each change.

mod native {
    mod cube;
    mod cube_arrows;
    mod cube_bounds;
    mod cube_camera;
    mod cube_chain;
    mod cube_coach;
    mod cube_finder;
    mod cube_fit;
    mod cube_laboratory;
    mod cube_optimal;
    mod cube_proof;
    mod cube_scenes;
    mod cube_scrambles;
    mod cube_short;
    mod cube_stages;
    mod cube_subgroup;
    mod cube_symmetry;
    mod cube_texts;
    mod cube_trial;
    mod events;
    mod evidence;
    mod glossary;
    mod graph;
    mod graph_scenes;
    mod jobs;
    mod jumps;
    mod known_answers;
    mod layering;
    mod lesson_drafts;
    mod lessons;
    mod links;
    mod palette;
    mod playing;
    mod pooled;
    mod positions;
    mod programs;
    mod scenes;
    mod search_properties;
    mod setups;
    mod sheets;
    mod shelf;
    mod soma;
    mod soma_branch;
    mod soma_build;
    mod soma_faults;
    mod soma_fewest;
    mod soma_files;
    mod soma_gaps;
    mod soma_lockstep;
    mod soma_map;
    mod soma_own;
    mod soma_pack;
    mod soma_pieces;
    mod soma_play;
    mod soma_scenes;
    mod soma_texts;
    mod soma_tints;
    mod soma_ways;
    mod soma_why;
    mod taquin;
    mod taquin_deepening;
    mod taquin_ends;
    mod taquin_filling;
    mod taquin_formula;
    mod taquin_optimal;
    mod taquin_play;
    mod taquin_plots;
    mod taquin_race;
    mod taquin_rings;
    mod taquin_rooms;
    mod taquin_scenes;
    mod taquin_scores;
    mod taquin_shortest;
    mod taquin_speed;
    mod taquin_truth;
    mod texts;
    mod traces;
    mod walks;
    mod workers;

    mod snapshots {
        pub mod drawing;
        pub mod rooms;
    }
}
