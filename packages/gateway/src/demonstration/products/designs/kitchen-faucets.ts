import { inVersions, type Design } from '../design.ts';
import { metalFeatures } from '../families/terms.ts';
import type { Pair } from '../../../texts/text.ts';
import { values } from '../values.ts';

const oneHole = { mounting: [values.deck], holes: [values.one] };
const tried: Pair = [
  'The finish is tried with lemon, salt and coffee, each for a day.',
  'Le fini est éprouvé au citron, au sel et au café, un jour chacun.',
];
const fromBelow: Pair = [
  'It is tightened from below with one tool, which is in the box.',
  'Il se serre par le dessous avec un seul outil, fourni.',
];
const bridge = { mounting: [values.deck], holes: [values.two], spoutType: [values.swivel] };

/** Kitchen faucets. */
export const kitchenFaucets: readonly Design[] = [
  {
    key: 'pull-down-faucet',
    parts: ['kitchen-handle', 'kitchen-cartridge', 'spray-head', 'spray-hose', 'supply-line'],
    family: 'kitchenFaucet',
    pictures: ['gooseneck'],
    localCategory: ['Pull-Down Faucets', 'Robinets à douchette extractible'],
    name: ['Pull-Down Kitchen Faucet', 'Robinet de cuisine à douchette extractible'],
    price: [520, 860, 5],
    kilograms: [2.6, 3.6, 0.1],
    measures: { height: [15.5, 17.5, 0.25], reach: [8.5, 9.75, 0.25], clearance: [7.5, 9, 0.25], hole: [1.375, 1.375] },
    attributes: { ...oneHole, handles: [values.single], spoutType: [values.pullDown] },
    openings: [
      [
        'One faucet for filling, rinsing and cleaning up. The neck is {spout}; at its foot, {detail}.',
        'Un seul robinet pour remplir, rincer et nettoyer. Le col est {spout} ; au pied, {detail}.',
      ],
      [
        'The head comes down to the far corner of the sink and finds its way back to {spout}.',
        "La douchette descend jusqu'au coin de l'évier et retrouve seule {spout}.",
      ],
    ],
    details: [
      [
        'A weight and a magnet bring the spray home; the braided hose gives 20 in.',
        'Un contrepoids et un aimant ramènent la douchette ; le flexible tressé donne 500 mm.',
      ],
      [
        '{Clearance} stay free under the spout: a stock pot stands upright.',
        '{Clearance} restent libres sous le bec : un faitout tient debout.',
      ],
    ],
  },
  {
    key: 'prep-faucet',
    parts: ['kitchen-handle', 'kitchen-cartridge', 'kitchen-aerator', 'supply-line'],
    family: 'kitchenFaucet',
    pictures: ['prep-faucet', 'gooseneck'],
    localCategory: ['Bar and Prep Faucets', "Robinets de bar et d'appoint"],
    name: ['Prep Faucet', "Robinet d'appoint"],
    price: [410, 660, 5],
    kilograms: [1.8, 2.6, 0.1],
    measures: { height: [11, 13, 0.25], reach: [6, 7, 0.25], clearance: [6, 7.5, 0.25], hole: [1.375, 1.375] },
    attributes: { ...oneHole, handles: [values.single], spoutType: [values.swivel] },
    openings: [
      [
        'For the small sink on the island: {spout}, at two thirds of the size.',
        "Pour le petit évier de l'îlot : {spout}, aux deux tiers de la taille.",
      ],
      [
        'It washes lettuce while the main sink is busy. The neck is {spout}.',
        'Il lave la salade pendant que le grand évier travaille. Le col est {spout}.',
      ],
    ],
    details: [
      [
        'The spout, {reach} long, swings to both sides and stops before the wall.',
        "Le bec, long de {reach}, pivote des deux côtés et s'arrête avant le mur.",
      ],
      [
        '{Height} high, it stays under wall cabinets and sight lines.',
        'Haut de {height}, il reste sous les meubles hauts et hors du regard.',
      ],
    ],
  },
  ...inVersions(
    {
      key: 'bridge-faucet',
      features: [
        ...metalFeatures.slice(1),
        ['Nine pieces turned from solid brass', 'Neuf pièces tournées dans le laiton massif'],
        ['Flow of {flow} at 60 psi', 'Débit de {flow} à 4 bar'],
      ],
      parts: ['kitchen-handle', 'quarter-turn-cartridge', 'kitchen-aerator', 'supply-line'],
      family: 'kitchenFaucet',
      pictures: ['bridge-faucet', 'gooseneck'],
      localCategory: ['Bridge Faucets', 'Robinets à pont'],
      name: ['Bridge Kitchen Faucet', 'Robinet de cuisine à pont'],
      openings: [
        [
          'Hot and cold meet in the open, in a bar above the counter. From its middle rises {spout}.',
          "Le chaud et le froid se rejoignent à l'air libre, dans une barre au-dessus du plan. Au milieu s'élève {spout}.",
        ],
        [
          'The plumbing is the ornament: two pillars, a bridge, {detail}, and {spout}.',
          "La plomberie fait l'ornement : deux piliers, un pont, {detail} et {spout}.",
        ],
      ],
      details: [
        [
          'The pillars stand on {centres} centres and the neck swings through 180 degrees.',
          "Les piliers sont à {centres} d'entraxe et le col pivote de 180 degrés.",
        ],
        [
          'It is assembled by hand from nine turned pieces and tested under water.',
          "Il se monte à la main, en neuf pièces tournées, et s'éprouve sous l'eau.",
        ],
      ],
      recommended: ['side-spray'],
    },
    [
      {
        suffix: 'lever',
        named: [', Lever Handles', ', manettes à levier'],
        price: [820, 1290, 10],
        kilograms: [3.2, 4.2, 0.1],
        measures: { height: [13, 15.5, 0.25], reach: [8, 9.5, 0.25], centres: [8, 8], clearance: [8, 10, 0.25] },
        attributes: { ...bridge, handles: [values.lever] },
      },
      {
        suffix: 'cross',
        pictures: ['bridge-faucet-cross', 'bridge-faucet'],
        named: [', Cross Handles', ', croisillons'],
        price: [840, 1320, 10],
        kilograms: [3.2, 4.2, 0.1],
        measures: { height: [13, 15.5, 0.25], reach: [8, 9.5, 0.25], centres: [8, 8], clearance: [8, 10, 0.25] },
        attributes: { ...bridge, handles: [values.cross], accessible: [values.no] },
      },
    ],
  ),
  {
    key: 'pot-filler',
    notes: [tried],
    features: [
      ...metalFeatures,
      ['Two valves, one at the wall and one at the mouth', "Deux robinets, l'un au mur, l'autre au bout"],
      ['Joints that stay where they are put', 'Articulations qui tiennent la position'],
    ],
    parts: ['kitchen-handle', 'quarter-turn-cartridge'],
    family: 'kitchenFaucet',
    pictures: ['pot-filler', 'wall-faucet'],
    localCategory: ['Pot Fillers', 'Robinets de cuisson'],
    name: ['Wall-Mounted Pot Filler', 'Robinet de cuisson mural'],
    price: [560, 890, 5],
    kilograms: [2, 2.8, 0.1],
    measures: { reach: [20, 24, 0.5], height: [7, 9, 0.5] },
    attributes: {
      mounting: [values.wall],
      holes: [values.one],
      handles: [values.two],
      spoutType: [values.swivel],
      connection: [['1/2 in.', '1/2 po']],
    },
    flows: [4],
    openings: [
      [
        'It unfolds over the stove and saves carrying a full pot. Each joint shows {detail}.',
        'Il se déplie au-dessus du feu et épargne de porter la marmite pleine. Chaque articulation montre {detail}.',
      ],
      [
        'Two arms, folded flat when not in use, marked by {detail}.',
        'Deux bras, repliés contre le mur au repos, marqués par {detail}.',
      ],
    ],
    details: [
      [
        'Stretched out it reaches {reach}; a valve at each end closes it twice.',
        'Déplié, il avance de {reach} ; un robinet à chaque bout le ferme deux fois.',
      ],
      [
        'Fix it {height} above the tallest pot you own. It carries cold water only, at {flow}.',
        "On le fixe à {height} au-dessus de la plus haute marmite. Il ne porte que l'eau froide, à {flow}.",
      ],
    ],
  },
  {
    key: 'filtered-faucet',
    parts: ['kitchen-handle', 'o-ring-kit'],
    notes: [fromBelow, tried],
    features: [...metalFeatures, ['Flow of {flow} at 60 psi', 'Débit de {flow} à 4 bar']],
    family: 'kitchenFaucet',
    pictures: ['water-faucet', 'gooseneck'],
    localCategory: ['Drinking Water Faucets', "Robinets d'eau filtrée"],
    name: ['Drinking Water Faucet', "Robinet d'eau filtrée"],
    price: [260, 430, 5],
    kilograms: [0.9, 1.4, 0.1],
    measures: { height: [9, 11, 0.25], reach: [4.5, 5.5, 0.25], hole: [0.875, 0.875] },
    attributes: {
      ...oneHole,
      handles: [values.single],
      spoutType: [values.swivel],
      connection: [['1/4 in. tube', 'Tube de 6 mm']],
    },
    flows: [0.5],
    openings: [
      [
        'A thin stem for the glass and the kettle: {spout}, drawn small.',
        'Une tige fine pour le verre et la bouilloire : {spout}, en petit.',
      ],
      [
        'It stands beside the main faucet like a child beside a parent, with {detail}.',
        "Il se tient près du grand robinet comme un enfant près d'un parent, avec {detail}.",
      ],
    ],
    details: [
      [
        'It joins any filter under the sink by a 1/4 in. pipe.',
        'Il se raccorde à tout filtre sous évier par un tube de 6 mm.',
      ],
      [
        '{Reach} of reach fill a carafe without tilting it.',
        '{Reach} de portée remplissent une carafe sans la pencher.',
      ],
    ],
  },
];
