import { inVersions, type Design } from '../design.ts';
import { steelCare, weeks } from '../families/terms.ts';
import type { Pair } from '../../../texts/text.ts';
import { values } from '../values.ts';

const steelNote: Pair = [
  'Clips, template and sound pads are in the box.',
  'Pattes, gabarit et plaques acoustiques sont fournis.',
];
const cooks: Pair = [
  'It was drawn with cooks, who asked for a deep bowl and a front edge close to the body.',
  'Il a été dessiné avec des cuisiniers, qui voulaient une cuve profonde et un bord près du corps.',
];
const steelSink = { material: [values.steel], mounting: [values.under] };

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
        ['Folded from 16-gauge steel, with {corner}.', 'Plié dans un acier de 1,5 mm, avec {corner}.'],
        [
          'It hangs under the stone, and one sweep of the hand clears the counter into it. Inside, {corner}.',
          "Il pend sous la pierre : d'un revers de main, le plan s'y vide. À l'intérieur, {corner}.",
        ],
      ],
      details: [
        [
          'The floor falls to the drain by 3/16 in.; the pads underneath take the noise of falling water.',
          "Le fond tombe de 5 mm vers la bonde ; des plaques dessous étouffent le bruit de l'eau.",
        ],
        [
          '{Width} by {depth} outside and {bowlDepth} deep, with the drain in the middle.',
          '{Width} sur {depth} hors tout, {bowlDepth} de profondeur, la bonde au milieu.',
        ],
      ],
      recommended: ['cutting-board', 'pull-down-faucet'],
      required: ['basket-strainer'],
      parts: ['drain-seal', 'sink-clips'],
      care: steelCare,
      notes: [steelNote, cooks],
      freight: 'Parcel',
    },
    [
      {
        suffix: '23',
        named: [', 23 in.', ', 58 cm'],
        palette: 'steel',
        price: [420, 640, 5],
        kilograms: [7, 9, 0.5],
        measures: { width: [23, 23], depth: [18, 19, 0.5], bowlDepth: [9, 10, 0.5] },
        attributes: { ...steelSink, bowls: [values.oneBowl] },
      },
      {
        suffix: '30',
        named: [', 30 in.', ', 76 cm'],
        recommended: ['sink-grid', 'cutting-board', 'pull-down-faucet'],
        palette: 'steel',
        price: [520, 790, 5],
        kilograms: [9, 12, 0.5],
        measures: { width: [30, 30], depth: [18, 19, 0.5], bowlDepth: [9, 10, 0.5] },
        attributes: { ...steelSink, bowls: [values.oneBowl] },
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
    kilograms: [36, 44, 0.5],
    measures: { width: [33, 33], depth: [18.5, 20, 0.5], bowlDepth: [8.5, 9.5, 0.5] },
    attributes: { material: [values.fireclay], mounting: [values.under], bowls: [values.two] },
    openings: [
      [
        'One bowl to wash and one to rinse, under one opening of the counter. Inside, {corner}.',
        "Une cuve pour laver, une pour rincer, sous une même découpe du plan. À l'intérieur, {corner}.",
      ],
      ['Two bowls side by side, each with {corner}.', 'Deux cuves côte à côte, chacune avec {corner}.'],
    ],
    details: [
      [
        'Each bowl has a drain of its own, so that one may stay full while the other empties.',
        "Chaque cuve a sa bonde : l'une reste pleine pendant que l'autre se vide.",
      ],
      [
        '{Width} wide and {bowlDepth} deep, fired once at 2,200 °F with its glaze.',
        "Large de {width}, profond de {bowlDepth}, cuit d'une seule fois à 1 200 °C avec son émail.",
      ],
    ],
    required: ['basket-strainer'],
    recommended: ['pull-down-faucet'],
    parts: ['drain-seal', 'sink-clips'],
  },
  {
    key: 'apron-sink',
    family: 'kitchenSink',
    pictures: ['apron-sink', 'kitchen-sink'],
    localCategory: ['Apron-Front Sinks', 'Éviers à tablier'],
    name: ['Apron-Front Sink, 33 in.', 'Évier à tablier, 84 cm'],
    price: [980, 1520, 10],
    kilograms: [42, 52, 1],
    measures: { width: [33, 33], depth: [20, 22, 0.5], height: [9.5, 10.5, 0.5], bowlDepth: [8, 9, 0.5] },
    attributes: { material: [values.fireclay], mounting: [values.apron], bowls: [values.oneBowl] },
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
        'Both long sides are glazed and straight, so that it can be turned.',
        'Les deux longs côtés sont droits et émaillés : il se retourne.',
      ],
      [
        '{Width} wide and {height} high at the front; each one is measured, for fireclay shrinks as it likes.',
        'Large de {width}, haut de {height} en façade ; chaque pièce est mesurée, car le grès se rétracte à sa guise.',
      ],
    ],
    required: ['basket-strainer'],
    recommended: ['bridge-faucet-cross'],
    specialOrder: true,
    leadTime: weeks(3, 5),
    inForm: {
      classic: {
        openings: [
          [
            'The front stands proud of the cabinet and is fluted from side to side. Inside, {corner}.',
            "La face dépasse du meuble, cannelée d'un bord à l'autre. À l'intérieur, {corner}.",
          ],
          [
            'Hollow flutes, drawn by hand in the mould, catch the light of the window. Behind them, {corner}.',
            'Des cannelures creuses, tirées à la main dans le moule, prennent la lumière de la fenêtre. Derrière, {corner}.',
          ],
        ],
        details: [
          [
            'It can be turned: one long side is fluted, the other plain.',
            "Il se retourne : un long côté est cannelé, l'autre lisse.",
          ],
          [
            '{Width} wide and {height} high at the front; each one is measured, for fireclay shrinks as it likes.',
            'Large de {width}, haut de {height} en façade ; chaque pièce est mesurée, car le grès se rétracte à sa guise.',
          ],
        ],
      },
    },
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
    attributes: { ...steelSink, bowls: [values.oneBowl] },
    palette: 'steel',
    care: steelCare,
    notes: [steelNote, cooks],
    parts: ['drain-seal', 'sink-clips'],
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
    freight: 'Parcel',
    pictures: ['bar-sink', 'kitchen-sink'],
    localCategory: ['Bar and Prep Sinks', "Éviers de bar et d'appoint"],
    name: ['Bar Sink, 15 in.', 'Évier de bar, 38 cm'],
    price: [290, 460, 5],
    kilograms: [9, 12, 0.5],
    measures: { width: [15, 15], depth: [15, 15], bowlDepth: [6.5, 7.5, 0.5] },
    attributes: { material: [values.fireclay], mounting: [values.under], bowls: [values.oneBowl] },
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
    parts: ['drain-seal', 'sink-clips'],
  },
];
