//! The French words of the page about accessibility.

use super::AccessTexts;

/// The words of the page about accessibility.
pub static ACCESS: AccessTexts = AccessTexts {
    about: "Ce que l’on peut faire ici sans souris, sans voir les couleurs, avec un lecteur d’écran, sans mouvement, en agrandissant\u{202f}; ce qui a été testé, et ce qui manque.",
    ways: "Façons d’utiliser ce site",
    way: [
        (
            "Au clavier seul",
            "Tout ce que l’on peut actionner s’atteint avec Tab et s’actionne avec Entrée ou la barre d’espace. Le premier lien d’une page mène au dessin sans passer par la barre. Sur un dessin, Entrée commence l’exploration\u{a0}: les flèches vont de chose en chose (cubes, cases, nœuds, arêtes, facettes, parties des courbes), ce qui est atteint est entouré et nommé, Échap termine. Sinon, les flèches avancent dans la recherche, poussent les pièces ou choisissent les cubes. Ce qui se fait à la souris dans un dessin se fait aussi avec les boutons et les champs à côté.",
        ),
        (
            "Avec un lecteur d’écran",
            "Chaque dessin a une description qui suit les étapes, et les tableaux à côté donnent ses nombres. La phrase sur l’étape est lue quand elle change\u{202f}; pendant une lecture à plus d’une étape par seconde elle se tait. À côté du programme, la raison donnée à la ligne en cours est lue après elle. Pendant l’exploration d’un dessin, le nom et l’état de chaque chose sont lus.",
        ),
        (
            "Sans voir les couleurs",
            "Chaque couleur a son signe, et son nom est dans les phrases. Ce qui est juste, faux ou éclairé se distingue aussi par sa forme. Les thèmes\u{a0}: clair, sombre, et un pour les projecteurs, au contraste le plus fort.",
        ),
        (
            "Sans mouvement",
            "Si votre système demande de réduire les animations, les changements se montrent d’un coup, la caméra ne glisse pas, et rien ne se lance tout seul.",
        ),
        (
            "En agrandissant",
            "À 200\u{202f}% et à 400\u{202f}%, et avec de plus grandes lettres, tout reste dans la largeur de la fenêtre et rien n’est caché\u{202f}; les parties d’une page se mettent alors l’une sous l’autre.",
        ),
        (
            "Avec les couleurs du système",
            "Là où le système fixe les couleurs (contraste élevé), les textes, les boutons et ce qui est choisi les suivent. Les dessins gardent leurs couleurs, avec leurs signes et leurs contours.",
        ),
        (
            "Au doigt ou au stylet",
            "Les boutons, les listes et les champs mesurent au moins 44 pixels sur 44 quand on pointe du doigt\u{202f}; seuls les carrés du patron du cube sont plus petits là où douze ne tiennent pas dans une ligne, d’au moins 24 pixels, et un champ pour leurs lettres est à côté. Rien ne demande deux doigts. Les couches tournent et les pièces se déplacent aussi par des boutons ou en touchant.",
        ),
        (
            "En mots",
            "Tous les textes sont en français et en anglais. Les termes soulignés en pointillé sont expliqués sur place. Rien n’est limité dans le temps, et ce qui est fait peut être annulé.",
        ),
    ],
    tested: (
        "Ce qui a été testé, et comment",
        [
            "Avec un lecteur d’écran\u{a0}: Orca 43 dans Firefox, sous Linux. Un programme a appuyé sur les touches dans les pages des quatre casse-tête, dans une leçon et dans un menu\u{202f}; ce qu’Orca a dit a été lu, et ce qui n’allait pas a été corrigé.",
            "Chaque version est testée par des programmes. Les règles d’axe-core pour WCAG 2.0, 2.1 et 2.2, niveaux A et AA, avec ses bonnes pratiques, ne trouvent rien dans les états des pages qu’elles visitent\u{a0}: en français et en anglais, dans les trois thèmes, sur un grand écran et sur celui d’un téléphone, dans Chromium.",
            "Au clavier seul\u{a0}: des leçons du début à la fin, les menus, les éditeurs, les dessins des quatre casse-tête. L’ordre du focus, les noms et les rôles dans l’arbre d’accessibilité, et ce qui est lu à voix haute sont comparés aux textes.",
            "L’exploration des dessins par les flèches\u{a0}: tout ce qui est dessiné est atteint, sur tous les dessins que les tests connaissent.",
            "Les chemins principaux aussi dans Firefox.",
            "Neuf tailles de fenêtre, de 320 sur 256 pixels, l’écran d’un portable à 400\u{202f}%, à 3840 sur 2160\u{a0}: rien ne recouvre rien, rien ne défile de côté.",
            "Les animations réduites, les couleurs du système et le toucher, tels que le navigateur les imite. La taille de tout ce que l’on peut actionner, sur toutes les pages.",
            "Les contrastes des palettes, et l’aspect des couleurs pour les trois sortes de daltonisme, par le calcul.",
        ],
    ),
    missing: (
        "Ce qui manque",
        [
            "Personne qui dépende d’un lecteur d’écran n’a encore essayé le site, ni personne avec NVDA, JAWS, VoiceOver ou TalkBack, avec un contacteur, un suivi du regard ou une commande vocale. Nous ne savons donc pas comment on y travaille ainsi.",
            "Il n’a pas été testé dans Safari, ni sur de vrais téléphones et tablettes.",
            "Dans un grand arbre, le clavier explore ce qui est dans le cadre\u{202f}; Maj et les flèches déplacent le cadre.",
            "Au doigt ou à la souris, la caméra tourne et l’ordre des pièces Soma change seulement en faisant glisser\u{202f}; au clavier, il y a des touches pour les deux.",
            "Pendant une présentation, l’anneau et l’encre ne suivent que la souris.",
            "Il n’y a pas de version facile à lire, en langue des signes ou en d’autres langues.",
        ],
    ),
    back: "Vers les casse-tête",
};
