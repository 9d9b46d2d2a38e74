import type { Guide } from './guide.ts';

const wallTools: Guide['tools'] = [
  ['Spirit level', 'Niveau à bulle'],
  ['Tile drill, 1/4 in.', 'Foret à carrelage de 6 mm'],
  ['Hex key, 2.5 mm', 'Clé hexagonale de 2,5 mm'],
  ['Low-tack tape', 'Ruban peu collant'],
];

/** A bar, a ring, a hook, a holder or a shelf. */
export const accessory: Guide = {
  tools: wallTools,
  before: [
    ['Look for pipes and cables with a detector.', 'Chercher tuyaux et câbles au détecteur.'],
    [
      'Choose the height: bars at 48 in., hooks at 66 in., paper holders at 26 in. from the floor.',
      'Choisir la hauteur : barres à 1 200 mm, patères à 1 700 mm, porte-papier à 660 mm du sol.',
    ],
  ],
  steps: [
    [
      'Tape the template to the wall, level it and mark the holes.',
      'Coller le gabarit au mur, le mettre de niveau et marquer les trous.',
    ],
    [
      'Drill without impact until you are through the tile, then with the bit for the wall behind.',
      'Percer sans percussion tant que l’on est dans le carreau, puis avec le foret du mur.',
    ],
    [
      'Set the plugs with a drop of silicone and screw on the plates, their set screws at the bottom.',
      'Poser les chevilles avec une goutte de silicone et visser les platines, vis de pression en bas.',
    ],
    [
      'Push the piece on its plates and tighten the set screws from below.',
      'Enfiler la pièce sur ses platines et serrer les vis de pression par-dessous.',
    ],
  ],
  check: ['Hang 20 lb on it for a minute. Nothing turns.', 'Y suspendre 10 kg une minute. Rien ne tourne.'],
};

/** A bar that carries a person. */
export const grabBar: Guide = {
  tools: wallTools,
  before: [
    [
      'Find the studs or set blocking: each end must hold 330 lb.',
      'Trouver les montants ou poser un renfort : chaque bout doit tenir 150 kg.',
    ],
  ],
  steps: [
    [
      'Mark both flanges level, with the bar, {length} long, between them.',
      'Marquer les deux rosaces de niveau, la barre, longue de {length}, entre elles.',
    ],
    [
      'Drill 5/32 in. into wood or 3/8 in. into masonry and fill the holes with silicone.',
      'Percer à 4 mm dans le bois ou à 10 mm dans la maçonnerie et remplir les trous de silicone.',
    ],
    ['Drive all six stainless screws; three at each end.', 'Visser les six vis inoxydables, trois à chaque bout.'],
    ['Turn the covers over the flanges.', 'Visser les caches sur les rosaces.'],
  ],
  check: [
    'Pull with your whole weight, away from the wall and along it.',
    'Tirer de tout son poids, vers soi puis le long du mur.',
  ],
};

/** A mirror or a cabinet. */
export const mirror: Guide = {
  tools: wallTools,
  before: [
    [
      'Two people lift it. Lay it face down on a blanket, never on a corner.',
      'Porter à deux. La coucher sur une couverture, face en bas, jamais sur un angle.',
    ],
    [
      'A lit cabinet needs a switched supply behind its upper half, laid by an electrician.',
      'Une armoire éclairée demande une arrivée commandée derrière sa moitié haute, posée par un électricien.',
    ],
  ],
  steps: [
    [
      'Mark the middle at eye level, about 61 in. from the floor.',
      'Marquer le milieu à hauteur des yeux, environ 1 550 mm du sol.',
    ],
    [
      'Screw the rail to the wall, level, into studs, or plugs made for so heavy a glass.',
      'Visser le rail au mur, de niveau, dans les montants ou dans des chevilles faites pour une glace de ce poids.',
    ],
    ['Hang it on the rail and slide it to the middle.', 'Accrocher au rail et glisser au milieu.'],
    [
      'Set the lower stop, so that it cannot be lifted off by accident.',
      'Poser la butée basse : elle ne se décroche plus par mégarde.',
    ],
  ],
  check: ['Press on each corner: it must not tilt.', 'Appuyer sur chaque angle : rien ne doit basculer.'],
};

/** A vanity on the wall. */
export const vanity: Guide = {
  tools: [...wallTools, ['Jigsaw for the pipe openings', 'Scie sauteuse pour le passage des tuyaux']],
  before: [
    [
      'The wall has blocking between the studs at 28 in., over a width of {width}.',
      'Le mur a un renfort entre les montants à 700 mm, sur {width} de large.',
    ],
    [
      'Supply and waste come out of the wall between 20 and 22 in. from the floor.',
      'Arrivées et évacuation sortent du mur entre 500 et 560 mm du sol.',
    ],
  ],
  steps: [
    [
      'Take out the drawers: press both levers and lift.',
      'Retirer les tiroirs : presser les deux leviers et soulever.',
    ],
    [
      'Screw the rail level at 31 in. and hang the carcass, {depth} deep, with two people.',
      'Visser le rail de niveau à 780 mm et accrocher à deux le caisson, profond de {depth}.',
    ],
    [
      'Draw it to the wall with the two screws inside and level it with the upper ones.',
      'Le rapprocher du mur avec les deux vis intérieures et le mettre de niveau avec celles du haut.',
    ],
    [
      'Lay the top on four dots of silicone and seal it to the wall.',
      'Poser le plan sur quatre points de silicone et l’étancher au mur.',
    ],
    [
      'Join basin, faucet and trap by their own instructions. Put the drawers back and set their gaps to 1/8 in.',
      'Raccorder lavabo, robinet et siphon selon leurs notices. Remettre les tiroirs et régler les jeux à 3 mm.',
    ],
  ],
  check: [
    'Open all drawers at once: the carcass stays on the wall without moving.',
    'Ouvrir tous les tiroirs à la fois : le caisson ne bouge pas.',
  ],
};

/** A vanity on legs or feet. */
export const standingVanity: Guide = {
  tools: vanity.tools,
  before: [
    [
      'The floor is finished and level to 3/16 in. over a width of {width}; the feet make up the rest.',
      'Le sol est fini et de niveau à 5 mm près sur {width} de large ; les pieds rattrapent le reste.',
    ],
    [
      'Supply and waste come out of the wall between 20 and 22 in. from the floor.',
      'Arrivées et évacuation sortent du mur entre 500 et 560 mm du sol.',
    ],
  ],
  steps: [
    [
      'Take off the doors and take out the drawers, if it has any.',
      'Déposer les portes et retirer les tiroirs, s’il y en a.',
    ],
    [
      'Set the carcass, {depth} deep, before the pipes with two people and level it at its feet.',
      'Placer à deux le caisson, profond de {depth}, devant les tuyaux et le mettre de niveau par les pieds.',
    ],
    [
      'Screw it through the cleat at the back, so that it cannot tip.',
      'Le visser par le tasseau du dos, pour qu’il ne puisse pas basculer.',
    ],
    [
      'Lay the top on four dots of silicone and seal it to the wall.',
      'Poser le plan sur quatre points de silicone et l’étancher au mur.',
    ],
    [
      'Join basin, faucet and trap by their own instructions. Hang the doors and set their gaps to 1/8 in.',
      'Raccorder lavabo, robinet et siphon selon leurs notices. Remettre les portes et régler les jeux à 3 mm.',
    ],
  ],
  check: [
    'Open every door and lean on the front edge: the carcass does not move.',
    'Ouvrir toutes les portes et s’appuyer sur le bord avant : le caisson ne bouge pas.',
  ],
};

/** Tile, mosaic and their trims. */
export const tile: Guide = {
  tools: [
    ['Notched trowel', 'Peigne à colle'],
    ['Wet saw with a fine blade', 'Scie à eau, disque fin'],
    ['Grout float and two sponges', 'Taloche à joint et deux éponges'],
    ['Spacers', 'Croisillons'],
  ],
  before: [
    [
      'Check that all boxes carry the same run number. Mix tiles of three boxes as you set them.',
      'Vérifier que toutes les boîtes portent le même numéro de bain. Mélanger trois boîtes à la pose.',
    ],
    [
      'The wall is dry, flat to 1/16 in. over 6 ft, and sealed where it gets wet.',
      'Le mur est sec, plan à 2 mm sous la règle de 2 m, et étanché là où il est mouillé.',
    ],
    [
      'Lay a row dry and shift it until no cut at the ends is narrower than half a piece.',
      'Poser un rang à sec et le décaler jusqu’à ce qu’aucune coupe ne soit plus étroite qu’une demi-pièce.',
    ],
  ],
  steps: [
    [
      'Comb white flexible adhesive in one direction, no more than is set in fifteen minutes.',
      'Peigner une colle souple blanche dans un seul sens, pas plus que ce qui se pose en un quart d’heure.',
    ],
    [
      'Press each piece in with a small turn. The joint is {joint}.',
      'Appuyer chaque pièce en la tournant un peu. Le joint est de {joint}.',
    ],
    [
      'Lift a piece now and then: its whole back must be wet.',
      'Relever une pièce de temps à autre : tout son dos doit être mouillé.',
    ],
    [
      'Clean the joints while the adhesive is soft and wait for 24 hours. Seal crackle and stone before grouting.',
      'Nettoyer les joints tant que la colle est molle et attendre 24 heures. Protéger craquelés et pierres avant de jointoyer.',
    ],
    [
      'Grout on the diagonal, wash twice with little water and polish with a dry cloth.',
      'Jointoyer en diagonale, laver deux fois avec peu d’eau et lustrer au chiffon sec.',
    ],
    [
      'Corners and the line along the tub take silicone, not grout.',
      'Angles et bord de baignoire se font au silicone, pas au mortier.',
    ],
  ],
  check: [
    'Tap with a coin after two days: a hollow sound means a piece to set anew.',
    'Frapper avec une pièce de monnaie après deux jours : un son creux signale un carreau à reposer.',
  ],
};

/** A slab, by a stonemason. */
export const slab: Guide = {
  tools: [
    ['A-frame and suction cups', 'Chevalet et ventouses'],
    ['Bridge saw', 'Débiteuse à pont'],
    ['Epoxy in the colour of the stone', 'Époxy à la teinte de la pierre'],
  ],
  before: [
    [
      'Choose and sign the slab in the yard: no second one has its veins.',
      'Choisir et signer la tranche au dépôt : aucune autre n’a ses veines.',
    ],
    [
      'Set templates of the finished cabinets. The slab is {length} by {width}.',
      'Relever les gabarits sur les meubles finis. La tranche fait {length} sur {width}.',
    ],
  ],
  steps: [
    [
      'Lay the templates on a photograph of the slab and decide where the veins run on.',
      'Poser les gabarits sur une photographie de la tranche et décider où les veines se suivent.',
    ],
    [
      'Cut with water; leave 4 in. at the narrowest place beside a sink.',
      'Scier à l’eau ; garder 100 mm au plus étroit, à côté d’un évier.',
    ],
    [
      'Carry it upright. Lay it on full support of plywood with dots of silicone.',
      'La porter debout. La poser sur un contreplaqué plein avec des points de silicone.',
    ],
    [
      'Fill the joints with epoxy, polish them and seal the whole surface twice.',
      'Remplir les joints à l’époxy, les polir et protéger toute la surface deux fois.',
    ],
  ],
  check: [
    'A drop of water stands for ten minutes without leaving a mark.',
    'Une goutte d’eau reste dix minutes sans laisser de trace.',
  ],
};

/** What takes a worn piece's place. */
export const repair: Guide = {
  tools: [
    ['Hex keys, 2.5 and 3 mm', 'Clés hexagonales de 2,5 et 3 mm'],
    ['Adjustable wrench with smooth jaws', 'Clé à molette à mâchoires lisses'],
    ['Silicone grease for drinking water', 'Graisse silicone alimentaire'],
  ],
  before: [
    [
      'Compare the old piece with the new one before you open anything: length, splines, seals.',
      'Comparer l’ancienne pièce et la neuve avant d’ouvrir : longueur, cannelures, joints.',
    ],
    [
      'Close the shut-off valves, open the fitting and put the stopper in, so that no screw is lost.',
      "Fermer les robinets d'arrêt, ouvrir le robinet et poser le bouchon : aucune vis ne se perd.",
    ],
  ],
  steps: [
    [
      'Take off what covers the piece. Lay the parts in a row, in the order in which they came off.',
      'Retirer ce qui couvre la pièce. Aligner les éléments dans l’ordre du démontage.',
    ],
    [
      'Take out the old piece and wipe its seat clean with a lint-free cloth.',
      'Sortir l’ancienne pièce et nettoyer sa portée avec un chiffon sans peluche.',
    ],
    [
      'Grease the seals thinly and put the new piece in with its lug in the notch.',
      'Graisser légèrement les joints et placer la pièce neuve, ergot dans l’encoche.',
    ],
    [
      'Put everything back in the other order. Tighten by hand and a quarter turn.',
      'Remonter dans l’ordre inverse. Serrer à la main et un quart de tour.',
    ],
  ],
  check: ['Open the water slowly and work the fitting ten times.', 'Rouvrir l’eau lentement et actionner dix fois.'],
};

/** What is used, not put in. */
export const use: Guide = {
  tools: [
    ['Soft cloth', 'Linge doux'],
    ['Gloves', 'Gants'],
  ],
  before: [
    [
      'Read the label. Try it on a hidden place and wait until it is dry.',
      'Lire l’étiquette. Essayer à un endroit caché et attendre le séchage.',
    ],
  ],
  steps: [
    ['Clean what it is meant for and let it dry.', 'Nettoyer la surface et la laisser sécher.'],
    ['Work in parts of ten square feet, from the bottom to the top.', 'Travailler par mètre carré, de bas en haut.'],
    [
      'Wipe off what the surface does not take in, and close the container at once.',
      'Essuyer ce que la surface ne boit pas et refermer aussitôt.',
    ],
  ],
  check: ['Keep what is left upright, dry and free of frost.', 'Conserver le reste debout, au sec et hors gel.'],
};
