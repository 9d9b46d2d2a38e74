import { createVersions, type Design } from '../design.ts';
import { values } from '../values.ts';
import english from '../../texts/en/designs/tub-fillers.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('designs/tub-fillers', english);

const { ceramicDisc } = texts;

/** Faucets for bathtubs. */
export const tubFillers: readonly Design[] = [
  {
    key: 'floor-filler',
    ...texts['floor-filler'],
    family: 'tubFiller',
    pictures: ['tub-filler'],
    price: [2350, 3600, 10],
    kilograms: [9, 13, 0.5],
    measures: { height: [36, 42, 0.5], reach: [8.5, 10.5, 0.25] },
    attributes: { ...ceramicDisc, mounting: [values.floor], handles: [values.two], spoutType: [values.swivel] },
    required: ['tub-filler-valve'],
    parts: ['handle-kit', 'quarter-turn-cartridge', 'o-ring-kit', 'shower-hose'],
  },
  ...createVersions(
    {
      key: 'deck-filler',
      ...texts['deck-filler'],
      freight: 'Parcel',
      family: 'tubFiller',
      pictures: ['deck-filler', 'widespread', 'tub-filler'],
      kilograms: [3.2, 4.6, 0.1],
      required: ['tub-filler-valve'],
      parts: ['handle-kit', 'quarter-turn-cartridge', 'o-ring-kit', 'shower-hose'],
    },
    [
      {
        ...texts['deck-filler'].versions.lever,
        suffix: 'lever',
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
        ...texts['deck-filler'].versions.cross,
        suffix: 'cross',
        pictures: ['deck-filler-cross', 'widespread', 'tub-filler'],
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
    ...texts['wall-spout'],
    freight: 'Parcel',
    family: 'tubFiller',
    pictures: ['tub-spout', 'wall-faucet'],
    price: [290, 470, 5],
    kilograms: [1, 1.6, 0.1],
    measures: { reach: [6.5, 8.5, 0.25], height: [2, 2.75, 0.25] },
    attributes: { mounting: [values.wall], spoutType: [values.fixed] },
    required: ['pressure-valve'],
    parts: ['o-ring-kit'],
  },
];
