import { inVersions, type Design } from '../design.ts';
import { values } from '../values.ts';

const oneHole = { mounting: [values.deck], holes: [values.one] };
const bridge = { mounting: [values.deck], holes: [values.two], spoutType: [values.swivel] };
const steelSink = { material: [values.steel], mounting: [values.under] };

/** What stands and lies around the kitchen sink. */
export const kitchenAccessories: readonly Design[] = [
  {
    key: 'sink-grid',
    family: 'kitchenAccessory',
    pictures: ['sink-grid', 'kitchen-sink'],
    localCategory: ['Sink Grids', 'Grilles de fond'],
    name: ['Sink Grid', 'Grille de fond'],
    price: [70, 130, 5],
    kilograms: [0.8, 1.3, 0.1],
    measures: { width: [25, 29, 0.5], depth: [14, 16, 0.5], height: [1, 1.25, 0.125] },
    attributes: { material: [values.steel] },
    palette: 'steel',
    form: 'corner',
    openings: [
      [
        'A grid of bright steel wire that keeps pots off the bottom and is bent to match {corner}.',
        "Une grille de fil d'acier poli qui tient les casseroles loin du fond et suit {corner}.",
      ],
      [
        'It lies {height} above the floor of the sink; its outline repeats {corner}.',
        "Elle repose à {height} du fond de l'évier ; son contour reprend {corner}.",
      ],
    ],
    details: [
      ['The feet are soft and can be replaced one by one.', 'Les pieds sont souples et se remplacent un à un.'],
      [
        '{Width} by {depth}, with an opening over the drain for the strainer.',
        '{Width} sur {depth}, avec une ouverture au-dessus de la bonde pour le panier.',
      ],
    ],
  },
  {
    key: 'cutting-board',
    family: 'kitchenAccessory',
    pictures: ['cutting-board', 'kitchen-sink'],
    localCategory: ['Cutting Boards', 'Planches à découper'],
    name: ['Sink Cutting Board', "Planche d'évier"],
    price: [95, 170, 5],
    kilograms: [2.4, 3.4, 0.1],
    measures: { width: [17, 18, 0.5], depth: [12, 14, 0.5], thickness: [1, 1.5, 0.125] },
    attributes: { material: [values.walnut] },
    palette: 'plain',
    form: 'corner',
    care: [
      'Wash by hand, dry upright, oil when the wood looks pale.',
      'Laver à la main, sécher debout, huiler quand le bois pâlit.',
    ],
    openings: [
      [
        'End-grain walnut that slides along the ledge of the sink, its edge eased to meet {corner}.',
        "Du noyer en bois de bout, qui glisse sur le rebord de l'évier ; son chant est adouci pour rejoindre {corner}.",
      ],
      [
        'Cut on it, then sweep what is left into the water. It rests on the ledge and clears {corner}.',
        "On y coupe, puis on pousse le reste dans l'eau. Elle repose sur le rebord et dégage {corner}.",
      ],
    ],
    details: [
      [
        '{Thickness} thick, oiled twice at the works, with a groove for juice on one face.',
        "Épaisse de {thickness}, huilée deux fois à l'atelier, avec une rigole sur une face.",
      ],
      ['It spans sinks {width} deep from front to back.', "Elle couvre les éviers de {width} d'avant en arrière."],
    ],
  },
  {
    key: 'soap-dispenser',
    family: 'kitchenAccessory',
    pictures: ['soap-dispenser', 'faucet'],
    localCategory: ['Soap Dispensers', 'Distributeurs de savon'],
    name: ['Soap Dispenser', 'Distributeur de savon'],
    price: [110, 190, 5],
    kilograms: [0.5, 0.8, 0.1],
    measures: { height: [3, 4, 0.25], reach: [3.5, 4.5, 0.25], hole: [1.25, 1.25] },
    attributes: { ...oneHole, material: [values.brass] },
    palette: 'metal',
    openings: [
      ['A pump beside the faucet, with {detail}.', 'Une pompe à côté du robinet, avec {detail}.'],
      [
        'It takes the second hole of the counter and shows {detail}.',
        'Il occupe le second perçage du plan et montre {detail}.',
      ],
    ],
    details: [
      [
        'The bottle holds 500 ml and is filled from above, without kneeling.',
        'Le flacon contient 500 ml et se remplit par le haut, sans se baisser.',
      ],
      ['The spout reaches {reach} and turns full circle.', 'Le bec avance de {reach} et tourne sur lui-même.'],
    ],
  },
];

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
        'A weight and a magnet bring the spray home; the braided hose gives 500 mm.',
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
    family: 'kitchenFaucet',
    pictures: ['gooseneck'],
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
        'The spout turns through {reach} of radius and stops before the wall.',
        "Le bec pivote sur {reach} de rayon et s'arrête avant le mur.",
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
        named: [', Cross Handles', ', croisillons'],
        price: [840, 1320, 10],
        kilograms: [3.2, 4.2, 0.1],
        measures: { height: [13, 15.5, 0.25], reach: [8, 9.5, 0.25], centres: [8, 8], clearance: [8, 10, 0.25] },
        attributes: { ...bridge, handles: [values.cross] },
      },
    ],
  ),
  {
    key: 'pot-filler',
    parts: ['kitchen-handle', 'quarter-turn-cartridge'],
    family: 'kitchenFaucet',
    pictures: ['pot-filler', 'wall-faucet'],
    localCategory: ['Pot Fillers', 'Robinets de cuisson'],
    name: ['Wall-Mounted Pot Filler', 'Robinet de cuisson mural'],
    price: [560, 890, 5],
    kilograms: [2, 2.8, 0.1],
    measures: { reach: [20, 24, 0.5], height: [7, 9, 0.5] },
    attributes: { mounting: [values.wall], holes: [values.one], handles: [values.two], spoutType: [values.swivel] },
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
    family: 'kitchenFaucet',
    pictures: ['gooseneck'],
    localCategory: ['Drinking Water Faucets', "Robinets d'eau filtrée"],
    name: ['Drinking Water Faucet', "Robinet d'eau filtrée"],
    price: [260, 430, 5],
    kilograms: [0.9, 1.4, 0.1],
    measures: { height: [9, 11, 0.25], reach: [4.5, 5.5, 0.25], hole: [0.875, 0.875] },
    attributes: { ...oneHole, handles: [values.single], spoutType: [values.swivel] },
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

/** Kitchen sinks. */
export const kitchenSinks: readonly Design[] = [
  ...inVersions(
    {
      key: 'single-sink',
      family: 'kitchenSink',
      pictures: ['kitchen-sink'],
      localCategory: ['Single-Bowl Sinks', 'Éviers à une cuve'],
      name: ['Undermount Single-Bowl Sink', 'Évier sous plan à une cuve'],
      openings: [
        [
          'One broad bowl in which a roasting tin lies flat. Its inside follows {corner}.',
          'Une large cuve où une rôtissoire tient à plat. Son intérieur suit {corner}.',
        ],
        ['Folded from 1.5 mm steel, with {corner}.', 'Plié dans un acier de 1,5 mm, avec {corner}.'],
      ],
      details: [
        [
          'The floor falls to the drain by 5 mm; the pads underneath take the noise of falling water.',
          "Le fond tombe de 5 mm vers la bonde ; des plaques dessous étouffent le bruit de l'eau.",
        ],
        [
          '{Width} by {depth} outside and {bowlDepth} deep, with the drain at the back.',
          '{Width} sur {depth} hors tout, {bowlDepth} de profondeur, la bonde au fond.',
        ],
      ],
      recommended: ['sink-grid', 'cutting-board', 'pull-down-faucet'],
      required: ['basket-strainer'],
    },
    [
      {
        suffix: '23',
        named: [', 23 in.', ', 58 cm'],
        palette: 'steel',
        price: [420, 640, 5],
        kilograms: [7, 9, 0.5],
        measures: { width: [23, 23], depth: [18, 19, 0.5], bowlDepth: [9, 10, 0.5] },
        attributes: { ...steelSink, bowls: [values.one] },
      },
      {
        suffix: '30',
        named: [', 30 in.', ', 76 cm'],
        palette: 'steel',
        price: [520, 790, 5],
        kilograms: [9, 12, 0.5],
        measures: { width: [30, 30], depth: [18, 19, 0.5], bowlDepth: [9, 10, 0.5] },
        attributes: { ...steelSink, bowls: [values.one] },
      },
    ],
  ),
  {
    key: 'double-sink',
    family: 'kitchenSink',
    pictures: ['double-sink', 'kitchen-sink'],
    localCategory: ['Double-Bowl Sinks', 'Éviers à deux cuves'],
    name: ['Undermount Double-Bowl Sink, 33 in.', 'Évier sous plan à deux cuves, 84 cm'],
    price: [620, 940, 5],
    kilograms: [24, 30, 0.5],
    measures: { width: [33, 33], depth: [18.5, 20, 0.5], bowlDepth: [8.5, 9.5, 0.5] },
    attributes: { material: [values.fireclay], mounting: [values.under], bowls: [values.two] },
    openings: [
      [
        'One bowl to wash, one to rinse, and between them a low wall. Inside, {corner}.',
        "Une cuve pour laver, une pour rincer et, entre les deux, un muret bas. À l'intérieur, {corner}.",
      ],
      [
        'Two bowls of unequal size, divided below the rim, each with {corner}.',
        'Deux cuves inégales, séparées sous le bord, chacune avec {corner}.',
      ],
    ],
    details: [
      [
        'The wall stops 90 mm short of the top, so a long handle can lie across.',
        "Le muret s'arrête à 90 mm du haut : un long manche peut passer en travers.",
      ],
      [
        '{Width} wide and {bowlDepth} deep, fired once at 1 200 °C with its glaze.',
        "Large de {width}, profond de {bowlDepth}, cuit d'une seule fois à 1 200 °C avec son émail.",
      ],
    ],
    required: ['basket-strainer'],
    recommended: ['sink-grid', 'pull-down-faucet'],
  },
  {
    key: 'apron-sink',
    family: 'kitchenSink',
    pictures: ['apron-sink', 'kitchen-sink'],
    localCategory: ['Apron-Front Sinks', 'Éviers à tablier'],
    name: ['Apron-Front Sink, 33 in.', 'Évier à tablier, 84 cm'],
    price: [980, 1520, 10],
    kilograms: [42, 52, 1],
    measures: { width: [33, 33], depth: [20, 22, 0.5], height: [9.5, 10.5, 0.5], bowlDepth: [8.5, 9.5, 0.5] },
    attributes: { material: [values.fireclay], mounting: [values.apron], bowls: [values.one] },
    openings: [
      [
        'The front stands proud of the cabinet and shows what the sink is made of, down to {corner}.',
        'La face dépasse du meuble et montre la matière, jusque dans {corner}.',
      ],
      [
        'A farmhouse sink without the farmhouse: a plain apron, {corner}, and a floor that drains.',
        "L'évier de ferme sans la ferme : un tablier lisse, {corner} et un fond qui se vide.",
      ],
    ],
    details: [
      [
        'It can be turned: one long side is plain, the other carries a shallow panel.',
        "Il se retourne : un côté est lisse, l'autre porte un panneau peu profond.",
      ],
      [
        '{Width} wide and {height} high at the front; each one is measured, for fireclay shrinks as it likes.',
        'Large de {width}, haut de {height} en façade ; chaque pièce est mesurée, car le grès se rétracte à sa guise.',
      ],
    ],
    required: ['basket-strainer'],
    recommended: ['sink-grid', 'bridge-faucet-cross'],
    specialOrder: true,
  },
  {
    key: 'workstation-sink',
    family: 'kitchenSink',
    pictures: ['workstation-sink', 'kitchen-sink'],
    localCategory: ['Workstation Sinks', 'Éviers de préparation'],
    name: ['Workstation Sink, 36 in.', 'Évier de préparation, 91 cm'],
    price: [890, 1380, 10],
    kilograms: [14, 18, 0.5],
    measures: { width: [36, 36], depth: [19, 20, 0.5], bowlDepth: [9.5, 10.5, 0.5] },
    attributes: { ...steelSink, bowls: [values.one] },
    palette: 'steel',
    openings: [
      [
        'A sink with two ledges inside, on which boards and bowls travel. Below them, {corner}.',
        'Un évier à deux rebords intérieurs, où voyagent planches et bols. Plus bas, {corner}.',
      ],
      [
        'It makes a bench of the sink. Everything slides over the water, down to {corner}.',
        "Il fait de l'évier un établi. Tout glisse au-dessus de l'eau, jusqu'à {corner}.",
      ],
    ],
    details: [
      [
        'A walnut board and a steel colander, both fitted to the ledge, come with it.',
        "Une planche de noyer et une passoire d'acier, ajustées au rebord, sont fournies.",
      ],
      [
        '{Width} long with {bowlDepth} of depth, welded and brushed along the grain.',
        'Long de {width}, profond de {bowlDepth}, soudé puis brossé dans le sens du fil.',
      ],
    ],
    required: ['basket-strainer'],
    recommended: ['pull-down-faucet', 'soap-dispenser'],
  },
  {
    key: 'bar-sink',
    family: 'kitchenSink',
    pictures: ['bar-sink', 'kitchen-sink'],
    localCategory: ['Bar and Prep Sinks', "Éviers de bar et d'appoint"],
    name: ['Bar Sink, 15 in.', 'Évier de bar, 38 cm'],
    price: [290, 460, 5],
    kilograms: [4, 6, 0.5],
    measures: { width: [15, 15], depth: [15, 17, 0.5], bowlDepth: [6.5, 7.5, 0.5] },
    attributes: { material: [values.fireclay], mounting: [values.under], bowls: [values.one] },
    openings: [
      [
        'Room for a bucket of ice and two glasses. Inside, {corner}.',
        "La place d'un seau à glace et de deux verres. À l'intérieur, {corner}.",
      ],
      [
        'The second sink, for flowers, oysters and ice, finished with {corner}.',
        'Le second évier, pour les fleurs, les huîtres et la glace, avec {corner}.',
      ],
    ],
    details: [
      [
        '{Width} square at the top, {bowlDepth} down to the drain.',
        "{Width} de côté en haut, {bowlDepth} jusqu'à la bonde.",
      ],
      [
        'It fits a cabinet of 18 in. and leaves room for the prep faucet behind.',
        "Il entre dans un meuble de 46 cm et laisse la place du robinet d'appoint.",
      ],
    ],
    required: ['basket-strainer'],
    recommended: ['prep-faucet'],
  },
];
