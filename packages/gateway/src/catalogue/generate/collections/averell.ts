import type { Collection, FamilyKey } from '../design.ts';
import { values } from '../values.ts';

const metal: readonly FamilyKey[] = ['metalPart', 'accessory', 'basinFaucet', 'tubFiller', 'showerTrim', 'shower'];
const china: readonly FamilyKey[] = ['ceramicPart', 'basin', 'tub', 'seat', 'toilet'];
const wood: readonly FamilyKey[] = ['mirror', 'vanity'];

const seat = ['WH', 'IV', 'BS'];

/** Bathroom collections. */
export const averell: readonly Collection[] = [
  {
    name: 'Maren',
    brand: 'Averell',
    style: values.modern,
    priceFactor: 1.08,
    age: 4,
    families: [...metal, ...china, ...wood],
    palettes: {
      metal: ['CH', 'PN', 'BN', 'SB', 'UB', 'MB', 'GM', 'OB'],
      ceramic: ['WH', 'IV', 'FG', 'SG', 'BS'],
      wood: ['NO', 'WN', 'LW', 'LG'],
      seat,
    },
    idea: [
      'Maren began with a tide table: lines that rise, hold and fall. Every piece follows one arc, drawn without lifting the pencil.',
      "Maren est née d'une table des marées : des lignes qui montent, s'arrêtent et redescendent. Chaque pièce suit un seul arc, tracé sans lever le crayon.",
    ],
    forms: {
      spout: ['a single arc of constant thickness', "un arc unique d'épaisseur constante"],
      detail: ['a narrow groove at every joint', 'une rainure étroite à chaque joint'],
      rim: ['a rim that dips like the edge of a shell', "un rebord qui s'abaisse comme le bord d'une coquille"],
      front: ['a plain front in matched veneer', 'une façade lisse en placage apparié'],
      frame: ['a slim frame in matched veneer', 'un cadre mince en placage apparié'],
    },
  },
  {
    name: 'Tolland',
    brand: 'Averell',
    style: values.traditional,
    priceFactor: 1.2,
    age: 9,
    families: [...metal, ...china],
    palettes: { metal: ['CH', 'PN', 'BN', 'UB', 'AB', 'OB', 'GM', 'SB'], ceramic: ['WH', 'IV', 'BS', 'IN'], seat },
    idea: [
      'Tolland looks to the pump rooms of the 1910s, where every valve could be taken apart with one spanner. Nothing is hidden, and nothing is there for show.',
      "Tolland regarde les salles des pompes des années 1910, où chaque robinet se démontait avec une seule clé. Rien n'est caché, et rien n'est là pour la montre.",
    ],
    forms: {
      spout: ['a cast swan neck that ends in a plain bead', 'un col de cygne coulé que termine un simple bourrelet'],
      detail: ['a stepped collar, cut like a clock weight', 'une bague à gradins, taillée comme un poids de pendule'],
      rim: ['a rolled rim over a shallow cove', 'un rebord roulé sur une gorge peu profonde'],
      front: ['a framed front with a beaded edge', 'une façade à cadre et à filet perlé'],
    },
  },
  {
    name: 'Vesper',
    brand: 'Averell',
    style: values.modern,
    priceFactor: 1.16,
    age: 2,
    families: [...metal],
    palettes: { metal: ['CH', 'BN', 'SB', 'UB', 'MB', 'GM', 'CU', 'PN', 'AB'] },
    idea: [
      'Vesper is named for the hour when lamps are lit. Fine knurling catches what light there is and gives it back to the fingertips.',
      "Vesper porte le nom de l'heure où l'on allume les lampes. Un fin moletage retient le peu de lumière et le rend au bout des doigts.",
    ],
    forms: {
      spout: [
        'a straight tube with a tight bend, like a reading lamp',
        'un tube droit au coude serré, comme une lampe de lecture',
      ],
      detail: ['a band of fine knurling', 'une bande de moletage fin'],
    },
  },
  {
    name: 'Halden',
    brand: 'Averell',
    style: values.modern,
    priceFactor: 0.92,
    age: 6,
    families: [...metal, ...wood],
    palettes: { metal: ['CH', 'BN', 'MB', 'GM', 'SB', 'CU', 'OB'], wood: ['NO', 'SO', 'LW', 'LB'] },
    idea: [
      'Halden comes from the lathe. Each part is turned from bar, and the mark of the tool is left where another house would polish it off.',
      "Halden vient du tour. Chaque pièce est tirée d'une barre, et la trace de l'outil demeure là où d'autres l'effaceraient.",
    ],
    forms: {
      spout: ['a turned bar bent once at a right angle', "une barre tournée, pliée une fois d'équerre"],
      detail: [
        'a row of turning marks, fine as a record groove',
        'une suite de stries de tour, fines comme un sillon de disque',
      ],
      front: ['a front with one milled grip from side to side', "une façade à prise fraisée d'un bord à l'autre"],
      frame: ['a frame milled from one board', 'un cadre fraisé dans une seule planche'],
    },
  },
  {
    name: 'Lisle',
    brand: 'Averell',
    style: values.transitional,
    priceFactor: 1,
    age: 7,
    families: [...metal, ...china],
    palettes: { metal: ['CH', 'PN', 'BN', 'SB', 'MB', 'OB', 'AB', 'UB'], ceramic: ['WH', 'IV', 'FG', 'SG'], seat },
    idea: [
      'Lisle takes its name from a smooth cotton thread. Its curves are drawn tight, as a stocking is over a heel, with never a seam.',
      'Lisle doit son nom à un fil de coton lisse. Ses courbes sont tendues comme un bas sur un talon, sans jamais une couture.',
    ],
    forms: {
      spout: ['a soft bow that narrows towards the water', "un arc souple qui s'amincit vers l'eau"],
      detail: ['a gathered neck, as if tied with thread', "un col resserré, comme noué d'un fil"],
      rim: ['a taut rim that turns over without a crease', 'un rebord tendu qui se retourne sans pli'],
      front: ['a bowed front with a shadow line', 'une façade galbée à joint creux'],
    },
  },
  {
    name: 'Corvane',
    brand: 'Averell',
    style: values.modern,
    priceFactor: 1.1,
    age: 3,
    families: [...metal, 'ceramicPart', 'basin', ...wood],
    palettes: {
      metal: ['CH', 'BN', 'MB', 'GM', 'SB', 'PN', 'OB'],
      ceramic: ['WH', 'BS', 'FG', 'IN'],
      wood: ['SO', 'WN', 'LB', 'LW'],
    },
    idea: [
      'Corvane is a study of the square. Two planes meet, one gives way by a millimetre, and in that millimetre lies the whole drawing.',
      "Corvane est une étude du carré. Deux plans se rencontrent, l'un cède d'un millimètre, et dans ce millimètre tient tout le dessin.",
    ],
    forms: {
      spout: ['a flat blade, square in section', 'une lame plate, de section carrée'],
      detail: ['a shadow gap one millimetre wide', "un joint creux d'un millimètre"],
      rim: ['a thin straight rim with a crisp arris', 'un rebord mince et droit, à arête vive'],
      front: ['a flush front without a handle', 'une façade affleurante sans poignée'],
      frame: ['a square frame with a shadow gap', 'un cadre droit à joint creux'],
    },
  },
  {
    name: 'Ondine',
    brand: 'Averell',
    style: values.transitional,
    priceFactor: 1.26,
    age: 1,
    families: [...metal, ...china],
    palettes: { metal: ['PN', 'CH', 'BN', 'SB', 'UB', 'AB', 'CU'], ceramic: ['WH', 'IV', 'SG', 'IN', 'FG'], seat },
    idea: [
      'Ondine was modelled in clay, wet, with the flat of the hand. It keeps the marks of water on something soft.',
      "Ondine a été modelée dans l'argile mouillée, du plat de la main. Elle garde ce que l'eau laisse sur une matière tendre.",
    ],
    forms: {
      spout: ['a swelling neck that thins to a lip', "un col renflé qui s'effile en lèvre"],
      detail: ['a hollow worn as if by a thumb', 'un creux comme usé par le pouce'],
      rim: ['a rim that swells and thins like a wave', "un rebord qui s'enfle et s'amincit comme une vague"],
      front: ['a rippled front, carved along the grain', 'une façade ondulée, taillée dans le fil'],
    },
  },
  {
    name: 'Ashgrove',
    brand: 'Averell',
    style: values.traditional,
    priceFactor: 1.12,
    age: 8,
    families: [...metal, ...wood],
    palettes: { metal: ['CH', 'PN', 'UB', 'AB', 'OB', 'BN', 'SB'], wood: ['NO', 'WN', 'LG', 'LW', 'SO'] },
    idea: [
      'Ashgrove grew out of a walled garden: reeds bound with string, canes set in rows. The metal is reeded, the wood is fluted, and both ask to be touched.',
      'Ashgrove a poussé dans un jardin clos : roseaux liés de ficelle, cannes en rang. Le métal est côtelé, le bois cannelé, et tous deux se touchent.',
    ],
    forms: {
      spout: ['a reeded stem bowed by its own weight', 'une tige côtelée, courbée par son propre poids'],
      detail: ['a binding of three fine rings', 'une ligature de trois anneaux fins'],
      front: ['a fluted front, one flute to the finger', 'une façade cannelée, une cannelure par doigt'],
      frame: ['a fluted frame, one flute to the finger', 'un cadre cannelé, une cannelure par doigt'],
    },
  },
  {
    name: 'Quill',
    brand: 'Averell',
    style: values.modern,
    priceFactor: 0.96,
    age: 2,
    families: [...metal],
    palettes: { metal: ['CH', 'BN', 'MB', 'SB', 'GM', 'PN', 'UB', 'OB'] },
    idea: [
      'Quill asks how thin a faucet may be and still stand upright. The answer is 22 millimetres, the width of a good pen and its cap.',
      "Quill demande jusqu'où un robinet peut s'amincir et tenir debout. Réponse : 22 millimètres, une bonne plume et son capuchon.",
    ],
    forms: {
      spout: ['a slender tube cut on the slant, like a nib', 'un tube mince taillé en biseau, comme une plume'],
      detail: ['a clip of bent metal, as on a pen', 'une agrafe de métal plié, comme sur un stylo'],
    },
  },
  {
    name: 'Brannock',
    brand: 'Averell',
    style: values.traditional,
    priceFactor: 1.04,
    age: 11,
    families: [...china, ...wood],
    palettes: { ceramic: ['WH', 'IV', 'BS', 'IN', 'SG'], wood: ['NO', 'SO', 'LB', 'LG'], seat },
    idea: [
      'Brannock remembers the washstands of northern inns: thick china, honest joints, and a ledge broad enough for the lamp.',
      'Brannock se souvient des tables de toilette des auberges du Nord : porcelaine épaisse, joints honnêtes et un rebord assez large pour la lampe.',
    ],
    forms: {
      rim: ['a broad ledge with an eased edge', 'une plage large à bord adouci'],
      front: ['a panelled front with turned pulls', 'une façade à panneaux et boutons tournés'],
      frame: ['a panelled frame with turned corners', 'un cadre à panneaux et angles tournés'],
    },
  },
  {
    name: 'Solenne',
    brand: 'Averell',
    style: values.modern,
    priceFactor: 1.3,
    age: 1,
    families: [...metal, 'ceramicPart', 'basin', 'tub'],
    palettes: { metal: ['UB', 'SB', 'PN', 'CH', 'CU', 'AB', 'MB', 'GM'], ceramic: ['WH', 'IV', 'FG'] },
    idea: [
      'Solenne is made of discs and their shadows. The largest is the size of a breakfast plate, the smallest of a coat button; all share one centre line.',
      "Solenne est faite de disques et de leurs ombres. Le plus grand a la taille d'une assiette, le plus petit celle d'un bouton ; tous partagent un même axe.",
    ],
    forms: {
      spout: ['a plain pipe that passes through a disc', 'un tube simple qui traverse un disque'],
      detail: ['a disc set off by its own shadow', 'un disque détaché par son ombre'],
      rim: ['a level rim, round as a dial', 'un rebord de niveau, rond comme un cadran'],
    },
  },
  {
    name: 'Cairn',
    brand: 'Averell',
    style: values.modern,
    priceFactor: 1.18,
    age: 3,
    families: [...china, ...wood],
    palettes: { ceramic: ['WH', 'FG', 'BS', 'SG', 'IV'], wood: ['SO', 'NO', 'WN'], seat },
    idea: [
      'Cairn stacks forms as walkers stack stones: each lies where it rests best, and the pile says that somebody was here.',
      "Cairn empile les formes comme les marcheurs les pierres : chacune se pose où elle tient le mieux, et le tas dit que quelqu'un est passé.",
    ],
    forms: {
      rim: ['a blunt rim, rounded like a river stone', 'un rebord émoussé, rond comme un galet'],
      front: ['a stacked front of unequal boards', 'une façade de planches inégales superposées'],
      frame: ['a frame of stacked slips', 'un cadre de baguettes superposées'],
    },
  },
  {
    name: 'Aster',
    brand: 'Averell',
    style: values.transitional,
    priceFactor: 1.06,
    age: 5,
    families: [...metal],
    palettes: { metal: ['CH', 'PN', 'BN', 'SB', 'AB', 'UB', 'MB', 'OB', 'CU'] },
    idea: [
      'Aster is cut in eight facets, like the flower seen by somebody who had only a ruler. Each facet takes a different share of the light.',
      "Aster est taillée en huit facettes, comme la fleur vue par quelqu'un qui n'aurait qu'une règle. Chaque facette prend sa part de lumière.",
    ],
    forms: {
      spout: ['an eight-sided stem with a mitred bend', 'une tige à huit pans au coude biseauté'],
      detail: ['an octagonal nut, polished facet by facet', 'un écrou octogonal, poli facette par facette'],
    },
  },
  {
    name: 'Linden',
    brand: 'Averell',
    style: values.transitional,
    priceFactor: 0.9,
    age: 0,
    families: [...metal, ...china, ...wood],
    palettes: {
      metal: ['CH', 'BN', 'MB', 'SB', 'PN', 'OB'],
      ceramic: ['WH', 'IV', 'FG'],
      wood: ['NO', 'WN', 'LW'],
      seat,
    },
    idea: [
      'Linden is the quiet one: a house in town with trees before it. The forms are those that everybody knows, drawn once more with care.',
      'Linden est la discrète : une maison de ville, des arbres devant. Les formes que chacun connaît, dessinées une fois encore avec soin.',
    ],
    forms: {
      spout: ['a gentle curve with an even taper', 'une courbe douce au fuseau régulier'],
      detail: ['a plain round collar', 'une bague ronde et nue'],
      rim: ['a slim rim with a soft outer edge', 'un rebord fin au contour adouci'],
      front: ['a simple framed front in plain boards', 'une façade à cadre simple en bois clair'],
      frame: ['a simple frame in plain boards', 'un cadre simple en bois clair'],
    },
  },
];
