import { inVersions, type Design } from '../design.ts';
import { metalFeatures } from '../families/terms.ts';
import type { Pair } from '../../../texts/text.ts';
import { values } from '../values.ts';

const oneHole = { mounting: [values.deck], holes: [values.one], handles: [values.single], spoutType: [values.fixed] };
/** Two handles set no limit to the heat. */
const withoutLimit: readonly Pair[] = [...metalFeatures, ['Flow of {flow} at 60 psi', 'Débit de {flow} à 4 bar']];
const wallNotes: readonly Pair[] = [
  [
    'What goes into the wall is ordered apart, and so is the drain, in the same finish.',
    'Ce qui entre dans le mur se commande à part, comme la bonde, dans le même fini.',
  ],
  [
    'The same detail returns on the towel bars and the shower of {name}.',
    'Le même détail revient sur les porte-serviettes et la douche {name}.',
  ],
  ['It runs at {flow} and feels like more.', 'À {flow}, on croirait à davantage.'],
  [
    'Its discs are changed from above, with the faucet in place.',
    'Ses disques se changent par le dessus, sans déposer le robinet.',
  ],
  [
    'It is run hot and cold at the works, then wiped and packed.',
    'Essai à chaud et à froid en usine, puis essuyage et emballage.',
  ],
];
const withLevers = [', Lever Handles', ', manettes à levier'] as const;
const withCrosses = [', Cross Handles', ', croisillons'] as const;

/** Faucets for a basin or a bidet. */
export const basinFaucets: readonly Design[] = [
  {
    key: 'single-hole-faucet',
    family: 'basinFaucet',
    pictures: ['faucet'],
    localCategory: ['Single-Hole Faucets', 'Robinets monotrou'],
    name: ['Single-Hole Basin Faucet', 'Robinet de lavabo monotrou'],
    price: [390, 640, 5],
    kilograms: [1.6, 2.4, 0.1],
    measures: { height: [6, 7.5, 0.25], reach: [4.5, 5.5, 0.25], clearance: [3.5, 4.75, 0.25], hole: [1.375, 1.375] },
    attributes: oneHole,
    openings: [
      [
        'A faucet for a single hole. The spout is {spout}; the hand meets {detail}.',
        'Un robinet pour un seul perçage. Le bec est {spout} ; la main rencontre {detail}.',
      ],
      [
        'One hole and one gesture. {Spout} carries the water {reach} over the basin.',
        "Un perçage, un geste. {Spout} porte l'eau à {reach} au-dessus du lavabo.",
      ],
      [
        '{Detail} sets the lever apart from the body, and {spout} finishes the line.',
        '{Detail} sépare la manette du corps, et {spout} achève la ligne.',
      ],
    ],
    details: [
      [
        'The lever opens on cold and warms as it turns towards you, so no hot water is drawn by habit.',
        "La manette s'ouvre sur l'eau froide et n'appelle la chaude que tournée vers soi : on n'en puise plus par habitude.",
      ],
      [
        'It stands {height} high and leaves {clearance} under the spout, enough to wash a face.',
        'Haut de {height}, il laisse {clearance} sous le bec, assez pour se laver le visage.',
      ],
    ],
    required: ['pop-up-drain'],
  },
  {
    key: 'tall-faucet',
    family: 'basinFaucet',
    pictures: ['tall-faucet', 'faucet'],
    localCategory: ['Vessel Faucets', 'Robinets pour vasque à poser'],
    name: ['Tall Basin Faucet', 'Robinet de lavabo surélevé'],
    price: [470, 760, 5],
    kilograms: [2.1, 3, 0.1],
    measures: { height: [11, 13, 0.25], reach: [5.5, 6.75, 0.25], clearance: [8, 9.5, 0.25], hole: [1.375, 1.375] },
    attributes: oneHole,
    openings: [
      [
        'Made for a basin that stands on the counter: {spout}, raised to {height}.',
        'Dessiné pour une vasque posée sur le plan : {spout}, à {height} de haut.',
      ],
      [
        'A vessel needs height, and height needs a reason. Here it is {spout}, held by {detail}.',
        'Une vasque demande de la hauteur, et la hauteur une raison : ici {spout}, avec {detail}.',
      ],
    ],
    details: [
      [
        '{Clearance} below the aerator clears the rim of most vessels without splashing.',
        "Avec {clearance} sous l'aérateur, il passe le bord de la plupart des vasques sans éclabousser.",
      ],
      [
        'The body is weighted at its foot, so the long column does not tremble when the lever closes.',
        'Le pied est lesté : la longue colonne ne vibre pas quand la manette se ferme.',
      ],
    ],
    required: ['grid-drain'],
  },
  ...inVersions(
    {
      key: 'widespread-faucet',
      features: withoutLimit,
      parts: ['handle-kit', 'spout-kit', 'quarter-turn-cartridge', 'aerator', 'supply-line'],
      family: 'basinFaucet',
      pictures: ['widespread', 'faucet'],
      localCategory: ['Widespread Faucets', 'Robinets à trois trous'],
      name: ['Widespread Basin Faucet', 'Robinet de lavabo à trois trous'],
      kilograms: [2.6, 3.6, 0.1],
      openings: [
        [
          'Three pieces share one drawing. In the middle stands {spout}; left and right, {detail}.',
          'Trois pièces, un seul dessin. Au centre, {spout} ; à gauche et à droite, {detail}.',
        ],
        [
          'Hot and cold stand apart, as they did in the first washrooms. Between them, {spout}.',
          "Le chaud et le froid se tiennent à distance, comme dans les premières salles d'eau. Entre eux, {spout}.",
        ],
        [
          'A clock between two candlesticks: a handle on either side and, in the middle, {spout}.',
          'Une pendule entre deux bougeoirs : une commande de chaque côté et, au milieu, {spout}.',
        ],
      ],
      details: [
        [
          'The valves stand {centres} apart, or up to twice that, so an old countertop can keep its holes.',
          "Les robinets sont à {centres} d'entraxe, ou jusqu'au double : un plan ancien garde ses perçages.",
        ],
        [
          'The spout reaches {reach}; each handle stops after a quarter turn.',
          "Le bec avance de {reach} ; chaque commande s'arrête au quart de tour.",
        ],
        [
          'Hoses join the three pieces below the deck, without solder and without a special tool.',
          'Des flexibles relient les trois pièces sous le plan, sans soudure ni outil spécial.',
        ],
      ],
      required: ['pop-up-drain'],
    },
    [
      {
        suffix: 'lever',
        named: withLevers,
        price: [620, 980, 5],
        measures: { height: [5, 8, 0.25], reach: [5, 6, 0.25], centres: [8, 8], hole: [1.25, 1.25] },
        attributes: {
          mounting: [values.deck],
          holes: [values.three],
          handles: [values.lever],
          spoutType: [values.fixed],
        },
      },
      {
        suffix: 'cross',
        pictures: ['widespread-cross', 'widespread'],
        named: withCrosses,
        price: [640, 1010, 5],
        measures: { height: [5, 8, 0.25], reach: [5, 6, 0.25], centres: [8, 8], hole: [1.25, 1.25] },
        attributes: {
          mounting: [values.deck],
          holes: [values.three],
          handles: [values.cross],
          accessible: [values.no],
          spoutType: [values.fixed],
        },
      },
    ],
  ),
  ...inVersions(
    {
      key: 'wall-faucet',
      features: withoutLimit,
      notes: wallNotes,
      parts: ['handle-kit', 'flange-kit', 'quarter-turn-cartridge', 'aerator'],
      family: 'basinFaucet',
      pictures: ['wall-faucet', 'faucet'],
      localCategory: ['Wall-Mounted Faucets', 'Robinets muraux'],
      name: ['Wall-Mounted Basin Faucet', 'Robinet de lavabo mural'],
      kilograms: [2, 2.9, 0.1],
      openings: [
        [
          'From the wall comes {spout}. The counter stays clear and is wiped in one stroke.',
          "Du mur sort {spout}. Le plan reste libre et s'essuie d'un geste.",
        ],
        [
          'On the tile one sees {detail} and {spout}; the workings stay behind.',
          'Sur le carrelage on voit {detail} et {spout} ; le mécanisme reste derrière.',
        ],
        [
          'It leaves the basin to itself: over the water stands {spout}, and around it there is only tile.',
          "Il laisse la vasque à elle-même : sur l'eau s'avance {spout}, et autour il n'y a que le carrelage.",
        ],
      ],
      details: [
        [
          'The spout stands out {reach} from the finished wall and the handles sit at {centres} centres.',
          "Le bec avance de {reach} depuis le mur fini et les commandes sont à {centres} d'entraxe.",
        ],
        [
          'Its depth in the wall adjusts by {adjustment} after tiling, so the flanges close without a gap.',
          'La profondeur se règle de {adjustment} après la pose du carrelage : les rosaces ferment sans jour.',
        ],
      ],
      required: ['wall-faucet-valve', 'grid-drain'],
    },
    [
      {
        suffix: 'lever',
        named: withLevers,
        price: [680, 1060, 5],
        measures: { reach: [7, 9, 0.25], centres: [8, 8], adjustment: [0.75, 1.25, 0.125] },
        attributes: {
          mounting: [values.wall],
          connection: [['1/2 in.', '1/2 po']],
          holes: [values.three],
          handles: [values.lever],
          spoutType: [values.fixed],
        },
      },
      {
        suffix: 'cross',
        pictures: ['wall-faucet-cross', 'wall-faucet'],
        named: withCrosses,
        price: [700, 1090, 5],
        measures: { reach: [7, 9, 0.25], centres: [8, 8], adjustment: [0.75, 1.25, 0.125] },
        attributes: {
          mounting: [values.wall],
          connection: [['1/2 in.', '1/2 po']],
          holes: [values.three],
          handles: [values.cross],
          accessible: [values.no],
          spoutType: [values.fixed],
        },
      },
    ],
  ),
  {
    key: 'bidet-faucet',
    family: 'basinFaucet',
    pictures: ['bidet-faucet', 'faucet'],
    localCategory: ['Bidet Faucets', 'Robinets de bidet'],
    name: ['Bidet Faucet', 'Robinet de bidet'],
    price: [430, 690, 5],
    kilograms: [1.6, 2.3, 0.1],
    measures: { height: [5, 6.5, 0.25], reach: [4, 5, 0.25], hole: [1.375, 1.375] },
    attributes: { mounting: [values.deck], holes: [values.one], handles: [values.single], spoutType: [values.swivel] },
    openings: [
      [
        'The small sister of the basin faucet: {spout}, with a ball joint at its mouth.',
        'Le petit frère du robinet de lavabo : {spout}, avec une rotule au bout.',
      ],
      [
        '{Spout}, brought down to the height of a bidet, keeps {detail}.',
        '{Spout}, à hauteur de bidet, garde {detail}.',
      ],
    ],
    details: [
      [
        'The aerator turns on its joint in every direction and stays where it is put.',
        "L'aérateur tourne sur sa rotule dans tous les sens et tient la position choisie.",
      ],
      [
        'It stands {height} high and fits the {hole} hole of common bidets.',
        'Haut de {height}, il convient au perçage de {hole} des bidets courants.',
      ],
    ],
    required: ['pop-up-drain'],
  },
];
