import type { Design } from '../design.ts';
import { steelCare } from '../families/terms.ts';
import { values } from '../values.ts';

const oneHole = { mounting: [values.deck], holes: [values.one] };

/** What stands and lies around the kitchen sink. */
export const kitchenAccessories: readonly Design[] = [
  {
    key: 'sink-grid',
    madeAlike: true, // wire is bent round
    family: 'kitchenAccessory',
    pictures: ['sink-grid', 'kitchen-sink'],
    localCategory: ['Sink Grids', 'Grilles de fond'],
    name: ['Sink Grid', 'Grille de fond'],
    price: [70, 130, 5],
    kilograms: [0.8, 1.3, 0.1],
    measures: { width: [27, 27], depth: [15.5, 15.5], height: [1, 1.25, 0.125] },
    attributes: {
      material: [values.steel],
      fits: [['Single-bowl sink, 30 in., of the collection', 'Évier à une cuve de 76 cm de la collection']],
    },
    care: steelCare,
    parts: ['grid-feet'],
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
    parts: ['touch-up'],
    form: 'corner',
    care: [
      'Wash by hand, dry upright, oil when the wood looks pale.',
      'Laver à la main, sécher debout, huiler quand le bois pâlit.',
    ],
    openings: [
      [
        'End-grain walnut that lies across the sink, its edge eased to meet {corner}.',
        "Du noyer en bois de bout, posé en travers de l'évier ; son chant est adouci pour rejoindre {corner}.",
      ],
      [
        'Cut on it, then sweep what is left into the water. It rests on both edges and clears {corner}.',
        "On y coupe, puis on pousse le reste dans l'eau. Elle repose sur les deux bords et dégage {corner}.",
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
    features: [
      ['Body and pump of solid brass', 'Corps et pompe en laiton massif'],
      ['Pump lifts out for rinsing', 'Pompe amovible pour le rinçage'],
      ['For liquid soap and for lotion', 'Pour savon liquide et lotion'],
      ['Fits the common 1 1/4 in. hole', 'Convient au perçage courant de 32 mm'],
      ['Parts sold singly', "Pièces vendues à l'unité"],
    ],
    openings: [
      ['A pump beside the faucet, with {detail}.', 'Une pompe à côté du robinet, avec {detail}.'],
      [
        'It takes the second hole of the counter and shows {detail}.',
        'Il occupe le second perçage du plan et montre {detail}.',
      ],
    ],
    details: [
      [
        'The bottle holds 17 fl oz and is filled from above, without kneeling.',
        'Le flacon contient 500 ml et se remplit par le haut, sans se baisser.',
      ],
      ['The spout reaches {reach} and turns full circle.', 'Le bec avance de {reach} et tourne sur lui-même.'],
    ],
  },
];
