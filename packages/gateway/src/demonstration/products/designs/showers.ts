import { inVersions, type Design } from '../design.ts';
import { values } from '../values.ts';

const heads = {
  family: 'shower',
  attributes: { mounting: [values.wall], material: [values.brass] },
} as const;

/** Shower heads, hand showers, trims, and the sets of them. */
export const showers: readonly Design[] = [
  ...inVersions(
    {
      key: 'rain-head',
      parts: ['nozzle-plate', 'flow-limiter'],
      ...heads,
      pictures: ['shower-head'],
      localCategory: ['Rain Shower Heads', 'Pommes de douche pluie'],
      name: ['Rain Shower Head', 'Pomme de douche pluie'],
      shape: values.round,
      attributes: { ...heads.attributes, functions: [['Rain', 'Pluie']] },
      openings: [
        [
          'A thin disc, {diameter} across; where it meets its arm, {detail}.',
          'Un disque mince de {diameter} ; là où il rejoint son bras, {detail}.',
        ],
        [
          'Rain without wind: {diameter} of even drops and, on the stem, {detail}.',
          'Une pluie sans vent : {diameter} de gouttes égales, et sur la tige {detail}.',
        ],
        [
          'Flat overhead, it lets the water fall by its own weight. At the joint, {detail}.',
          "À plat au-dessus de la tête, elle laisse l'eau tomber de son propre poids. Au raccord, {detail}.",
        ],
      ],
      details: [
        [
          'Each nozzle is soft silicone; a thumb is enough to rub the lime away.',
          'Chaque buse est en silicone souple ; un pouce suffit pour en ôter le calcaire.',
        ],
        [
          'It gives {flow} and keeps its pattern down to a pressure of 20 psi.',
          "Elle débite {flow} et garde son dessin jusqu'à 1,4 bar.",
        ],
      ],
    },
    [
      {
        suffix: '8',
        named: [', 8 in.', ', 20 cm'],
        price: [260, 420, 5],
        kilograms: [1, 1.5, 0.1],
        measures: { diameter: [8, 8], thickness: [0.375, 0.5, 0.125] },
      },
      {
        suffix: '12',
        parts: ['flow-limiter'],
        named: [', 12 in.', ', 30 cm'],
        price: [420, 690, 5],
        kilograms: [2, 2.8, 0.1],
        measures: { diameter: [12, 12], thickness: [0.375, 0.5, 0.125] },
      },
    ],
  ),
  {
    key: 'multifunction-head',
    parts: ['flow-limiter'],
    ...heads,
    pictures: ['three-spray', 'shower-head'],
    localCategory: ['Multifunction Shower Heads', 'Pommes de douche multijets'],
    name: ['Three-Spray Shower Head', 'Pomme de douche à trois jets'],
    price: [180, 310, 5],
    kilograms: [0.7, 1.1, 0.1],
    measures: { diameter: [5, 6, 0.5], depth: [2.5, 3.5, 0.25] },
    shape: values.round,
    attributes: {
      ...heads.attributes,
      functions: [
        ['Rain', 'Pluie'],
        ['Massage', 'Massage'],
        ['Mist', 'Brume'],
      ],
    },
    openings: [
      [
        'Three sprays under one ring, chosen by the edge that bears {detail}.',
        'Trois jets sous une même bague, choisis par le bord qui porte {detail}.',
      ],
      [
        'Rain for the morning, massage for the evening, mist for in between. The head bears {detail}.',
        'La pluie pour le matin, le massage pour le soir, la brume entre les deux. La pomme porte {detail}.',
      ],
    ],
    details: [
      [
        'The face, {diameter} wide, tilts on a brass ball that does not slacken.',
        "La face, large de {diameter}, s'incline sur une rotule de laiton qui ne prend pas de jeu.",
      ],
      [
        'Flow is {flow} on every setting, so the pressure does not change with the spray.',
        'Le débit est de {flow} dans chaque position : la pression ne change pas avec le jet.',
      ],
    ],
  },
  {
    key: 'hand-shower',
    parts: ['shower-hose', 'flow-limiter'],
    ...heads,
    pictures: ['hand-shower', 'shower-head'],
    localCategory: ['Hand Showers', 'Douchettes'],
    name: ['Hand Shower on a Rail', 'Douchette sur barre'],
    price: [340, 560, 5],
    kilograms: [1.8, 2.6, 0.1],
    measures: { height: [24, 30, 2], projection: [3, 4, 0.25] },
    attributes: {
      ...heads.attributes,
      functions: [
        ['Rain', 'Pluie'],
        ['Jet', 'Jet'],
      ],
    },
    openings: [
      [
        'A slender wand, a rail of {height}, and {detail} at each end.',
        'Une douchette effilée, une barre de {height} et, à chaque bout, {detail}.',
      ],
      [
        'For rinsing hair, children, dogs and tile. At both ends of the rail, {detail}.',
        'Pour rincer cheveux, enfants, chiens et carrelage. Aux deux bouts de la barre, {detail}.',
      ],
    ],
    details: [
      [
        'The slide holds at any height with one hand, and its cone turns to the left or right.',
        "Le curseur se fixe d'une main à toute hauteur, et son cône tourne à gauche comme à droite.",
      ],
      [
        'A check valve in the outlet keeps bath water out of the supply. Flow {flow}.',
        "Un clapet dans la sortie empêche le retour d'eau. Débit : {flow}.",
      ],
    ],
  },
  {
    key: 'body-spray',
    parts: ['flow-limiter'],
    ...heads,
    pictures: ['body-spray', 'shower-head'],
    localCategory: ['Body Sprays', 'Jets de corps'],
    name: ['Body Spray', 'Jet de corps'],
    price: [130, 220, 5],
    kilograms: [0.4, 0.6, 0.1],
    measures: { diameter: [2.5, 3.5, 0.25], projection: [1, 1.5, 0.125] },
    shape: values.round,
    attributes: { ...heads.attributes, functions: [['Massage', 'Massage']] },
    openings: [
      [
        'A small face almost level with the tile; at its edge, {detail}.',
        'Une petite face presque au nu du carrelage ; au bord, {detail}.',
      ],
      [
        'Set four in a wall, or one at the height of the shoulders. Around the face runs {detail}.',
        'Quatre dans un mur, ou un seul à hauteur des épaules. Autour de la face, {detail}.',
      ],
    ],
    details: [
      [
        'The face swings 20 degrees each way and stands out only {projection}.',
        'La face pivote de 20 degrés de chaque côté et ne dépasse que de {projection}.',
      ],
      [
        '{Diameter} wide, {flow}: sized so that four run on one thermostatic valve.',
        "{Diameter} de large, {flow} : quatre jets se servent d'un seul mitigeur thermostatique.",
      ],
    ],
    required: ['thermostatic-valve'],
  },
  ...inVersions(
    {
      key: 'pressure-trim',
      family: 'showerTrim',
      pictures: ['valve'],
      localCategory: ['Shower Trims', 'Façades de douche'],
      name: ['Pressure-Balance Shower Trim', 'Façade de douche à pression équilibrée'],
      kilograms: [1.1, 1.7, 0.1],
      openings: [
        [
          'A plate, a handle and, where they meet, {detail}. Turn once for water, further for heat.',
          "Une plaque, une commande et, à leur rencontre, {detail}. Un premier tour pour l'eau, plus loin pour la chaleur.",
        ],
        [
          'The temperature holds when somebody opens a tap elsewhere; what you see of it is {detail}.',
          "La température tient quand on ouvre un robinet ailleurs ; ce qu'on en voit : {detail}.",
        ],
        [
          'One handle for the whole shower. Where it meets its plate, {detail}.',
          'Une seule commande pour toute la douche. Là où elle rejoint sa plaque, {detail}.',
        ],
      ],
      details: [
        ['The plate is {diameter} wide and hides its screws.', 'La plaque mesure {diameter} et cache ses vis.'],
        [
          'The handle stands out {projection} and can be worked with a closed fist.',
          'La commande dépasse de {projection} et se manie le poing fermé.',
        ],
      ],
      required: ['pressure-valve'],
    },
    [
      {
        suffix: 'lever',
        named: [', Lever Handle', ', manette à levier'],
        price: [240, 380, 5],
        measures: { diameter: [6, 7, 0.25], projection: [2.25, 3, 0.25] },
        attributes: { mounting: [values.concealed], handles: [values.lever], material: [values.brass] },
      },
      {
        suffix: 'cross',
        pictures: ['valve-cross', 'valve'],
        named: [', Cross Handle', ', croisillon'],
        price: [250, 395, 5],
        measures: { diameter: [6, 7, 0.25], projection: [2.25, 3, 0.25] },
        attributes: {
          mounting: [values.concealed],
          handles: [values.cross],
          material: [values.brass],
          accessible: [values.no],
        },
        details: [
          ['The plate is {diameter} wide and hides its screws.', 'La plaque mesure {diameter} et cache ses vis.'],
          [
            'The handle stands out {projection}; its four arms give a wet hand its hold.',
            'La commande dépasse de {projection} ; ses quatre bras donnent prise à la main mouillée.',
          ],
        ],
      },
    ],
  ),
  {
    key: 'thermostatic-trim',
    parts: ['handle-kit', 'thermostatic-cartridge', 'extension-kit'],
    family: 'showerTrim',
    pictures: ['shower-trim', 'valve'],
    localCategory: ['Thermostatic Trims', 'Façades thermostatiques'],
    name: ['Thermostatic Shower Trim with Volume Control', 'Façade thermostatique avec réglage du débit'],
    price: [460, 740, 5],
    kilograms: [1.6, 2.2, 0.1],
    measures: { width: [4.5, 5, 0.25], height: [8, 10, 0.5], projection: [2.25, 3, 0.25] },
    attributes: { mounting: [values.concealed], handles: [values.two], material: [values.brass] },
    openings: [
      [
        'Two handles, one above the other: heat, and volume. Each has {detail}.',
        "Deux commandes, l'une sur l'autre : la chaleur et le débit. Chacune porte {detail}.",
      ],
      [
        'Set the temperature once and leave it. The upper handle, with {detail}, opens and closes.',
        'On règle la température une fois pour toutes. La commande du haut, avec {detail}, ouvre et ferme.',
      ],
    ],
    details: [
      [
        'A stop at 100 °F must be pressed to go beyond.',
        "Une butée à 38 °C s'efface d'une pression pour aller au-delà.",
      ],
      [
        'The plate measures {width} by {height} and stands {projection} off the tile with its handles.',
        'La plaque mesure {width} sur {height} et dépasse de {projection} avec ses commandes.',
      ],
    ],
    required: ['thermostatic-valve'],
  },
  {
    key: 'shower-system',
    family: 'shower',
    pictures: ['shower-system', 'shower-head'],
    localCategory: ['Shower Systems', 'Colonnes de douche'],
    name: ['Shower System', 'Colonne de douche'],
    price: [1180, 1780, 10],
    kilograms: [5.5, 7.5, 0.5],
    measures: { height: [40, 46, 1], projection: [14, 18, 1] },
    attributes: {
      mounting: [values.wall],
      handles: [values.two],
      material: [values.brass],
      functions: [
        ['Rain', 'Pluie'],
        ['Jet', 'Jet'],
      ],
    },
    openings: [
      [
        'A thermostatic bar, a riser, a rain head and a hand shower, chosen together so that {detail} returns on each.',
        'Barre thermostatique, colonne, pomme pluie et douchette, choisies ensemble : {detail} revient sur chacune.',
      ],
      [
        'Nothing to open in the wall: all of it stands before the tile. Wherever two pieces meet, {detail}.',
        'Rien à ouvrir dans le mur : tout se tient devant le carrelage. Là où deux pièces se joignent, {detail}.',
      ],
    ],
    details: [
      [
        'The riser stands {height} over the valve and reaches {projection} into the shower.',
        'La colonne monte de {height} au-dessus du mélangeur et avance de {projection}.',
      ],
      [
        'The two outlets of an older shower will serve; head, hand shower and bar can each be replaced alone.',
        "Les deux sorties d'une ancienne douche suffisent ; pomme, douchette et barre se remplacent chacune seule.",
      ],
    ],
  },
];
