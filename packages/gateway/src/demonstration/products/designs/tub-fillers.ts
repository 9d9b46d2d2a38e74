import { inVersions, type Design } from '../design.ts';
import { values } from '../values.ts';

const ceramicDisc = { valve: [['Ceramic disc', 'Disque céramique']] } as const;

/** Faucets that fill a bath. */
export const tubFillers: readonly Design[] = [
  {
    key: 'floor-filler',
    family: 'tubFiller',
    pictures: ['tub-filler'],
    localCategory: ['Freestanding Tub Fillers', 'Robinets de baignoire sur pied'],
    name: ['Floor-Standing Tub Filler with Hand Shower', 'Robinet de baignoire sur pied avec douchette'],
    price: [2350, 3600, 10],
    kilograms: [9, 13, 0.5],
    measures: { height: [36, 42, 0.5], reach: [8.5, 10.5, 0.25] },
    attributes: { ...ceramicDisc, mounting: [values.floor], handles: [values.two], spoutType: [values.swivel] },
    openings: [
      [
        'It rises from the floor beside the bath and ends in {spout}.',
        'Il monte du sol, à côté de la baignoire, et finit par {spout}.',
      ],
      [
        'A free-standing bath deserves a free-standing filler: a slim column, {detail} and, at the top, {spout}.',
        'À baignoire en îlot, robinet en îlot : une colonne mince, {detail} et, en haut, {spout}.',
      ],
    ],
    details: [
      [
        'At {height} it clears the rim of a deep tub; the spout turns aside by 90 degrees for getting in.',
        "À {height} de haut, il passe le bord d'une baignoire profonde ; le bec pivote de 90 degrés pour laisser entrer.",
      ],
      [
        'The hand shower hangs on a 60 in. hose that runs back without twisting.',
        'La douchette pend à un flexible de 1,5 m qui revient sans se tordre.',
      ],
    ],
    required: ['tub-filler-valve'],
    parts: ['handle-kit', 'quarter-turn-cartridge', 'o-ring-kit', 'shower-hose'],
  },
  ...inVersions(
    {
      key: 'deck-filler',
      freight: 'Parcel',
      family: 'tubFiller',
      pictures: ['deck-filler', 'widespread', 'tub-filler'],
      localCategory: ['Deck-Mounted Tub Fillers', 'Robinets de baignoire sur plage'],
      name: ['Deck-Mounted Tub Filler', 'Robinet de baignoire sur plage'],
      kilograms: [3.2, 4.6, 0.1],
      openings: [
        [
          'Set on the deck of the bath, it shows {spout} between two handles.',
          'Posé sur la plage de la baignoire, il montre {spout} entre deux commandes.',
        ],
        [
          '{Spout}, widened so that a bath fills in the time of a song or two.',
          "{Spout}, assez large pour qu'un bain se remplisse en une chanson ou deux.",
        ],
        [
          'For a bath set into stone or wood: {spout}, and beside it a hand shower that is not seen until it is wanted.',
          "Pour une baignoire prise dans la pierre ou le bois : {spout} et, à côté, une douchette qu'on ne voit qu'au besoin.",
        ],
      ],
      details: [
        [
          'The water falls {reach} from the deck, clear of the enamel.',
          "L'eau tombe à {reach} de la plage, loin de l'émail.",
        ],
        [
          'Valves may stand up to {centres} apart; the hand shower draws its hose out of the deck.',
          "Les robinets se posent jusqu'à {centres} d'entraxe ; la douchette tire son flexible de la plage.",
        ],
      ],
      required: ['tub-filler-valve'],
      parts: ['handle-kit', 'quarter-turn-cartridge', 'o-ring-kit', 'shower-hose'],
    },
    [
      {
        suffix: 'lever',
        named: [', Lever Handles', ', manettes à levier'],
        price: [980, 1560, 10],
        measures: { height: [8, 11, 0.25], reach: [8, 9.5, 0.25], centres: [10, 16, 2] },
        attributes: {
          ...ceramicDisc,
          mounting: [values.deck],
          holes: [values.four],
          handles: [values.lever],
          spoutType: [values.fixed],
        },
      },
      {
        suffix: 'cross',
        pictures: ['deck-filler-cross', 'widespread', 'tub-filler'],
        named: [', Cross Handles', ', croisillons'],
        price: [1010, 1600, 10],
        measures: { height: [8, 11, 0.25], reach: [8, 9.5, 0.25], centres: [10, 16, 2] },
        attributes: {
          ...ceramicDisc,
          mounting: [values.deck],
          holes: [values.four],
          handles: [values.cross],
          spoutType: [values.fixed],
        },
      },
    ],
  ),
  {
    key: 'wall-spout',
    freight: 'Parcel',
    notes: [['The valve is ordered apart, with its trim.', 'Le mécanisme se commande à part, avec sa façade.']],
    features: [
      ['Body of solid brass, cast in one piece', "Corps en laiton massif, coulé d'une seule pièce"],
      ['Lead content below 0.25% on wetted surfaces', "Teneur en plomb inférieure à 0,25 % au contact de l'eau"],
      ['Full-bore body for baths of any depth', 'Corps à plein passage pour toute profondeur de bain'],
      ['Held by one set screw from below', 'Se bloque par une vis de pression, dessous'],
      [
        'Plating laid on in a vacuum, harder than the brass beneath',
        'Placage déposé sous vide, plus dur que le laiton',
      ],
    ],
    family: 'tubFiller',
    pictures: ['tub-spout', 'wall-faucet'],
    localCategory: ['Wall-Mounted Tub Spouts', 'Becs de baignoire muraux'],
    name: ['Wall-Mounted Tub Spout', 'Bec de baignoire mural'],
    price: [290, 470, 5],
    kilograms: [1, 1.6, 0.1],
    measures: { reach: [6.5, 8.5, 0.25], height: [2, 2.75, 0.25] },
    attributes: { mounting: [values.wall], spoutType: [values.fixed] },
    openings: [
      ['Only the spout shows: {spout}, straight from the wall.', 'On ne voit que le bec : {spout}, tout droit du mur.'],
      [
        '{Spout} comes out of the tile with nothing around it but a thin flange.',
        "{Spout} sort du carrelage, sans autre bord qu'une fine rosace.",
      ],
    ],
    details: [
      [
        'It stands out {reach} and slips over a half-inch copper pipe.',
        "Il avance de {reach} et s'emboîte sur un tube de cuivre d'un demi-pouce.",
      ],
      [
        'The inside is full bore, so the stream stays full and quiet down to the water.',
        "L'intérieur est à plein passage : le jet reste plein et silencieux jusqu'à l'eau.",
      ],
    ],
    required: ['pressure-valve'],
    parts: ['o-ring-kit'],
  },
];
