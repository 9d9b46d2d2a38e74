import { createVersions, type Design } from '../design.ts';
import { metalFeatures } from '../families/terms.ts';
import type { Text } from '../../../texts/text.ts';
import { values } from '../values.ts';
import english from '../../texts/en/designs/basin-faucets.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('designs/basin-faucets', english);

const oneHole = { mounting: [values.deck], holes: [values.one], handles: [values.single], spoutType: [values.fixed] };
/** For faucets with two handles, which have no temperature limit. */
const twoHandleFeatures: readonly Text[] = [...metalFeatures, ...texts.withoutLimit];
const { wallNotes, withLevers, withCrosses } = texts;

/** Faucets for a basin or a bidet. */
export const basinFaucets: readonly Design[] = [
  {
    key: 'single-hole-faucet',
    ...texts['single-hole-faucet'],
    family: 'basinFaucet',
    pictures: ['faucet'],
    price: [390, 640, 5],
    kilograms: [1.6, 2.4, 0.1],
    measures: { height: [6, 7.5, 0.25], reach: [4.5, 5.5, 0.25], clearance: [3.5, 4.75, 0.25], hole: [1.375, 1.375] },
    attributes: oneHole,
    required: ['pop-up-drain'],
  },
  {
    key: 'tall-faucet',
    ...texts['tall-faucet'],
    family: 'basinFaucet',
    pictures: ['tall-faucet', 'faucet'],
    price: [470, 760, 5],
    kilograms: [2.1, 3, 0.1],
    measures: { height: [11, 13, 0.25], reach: [5.5, 6.75, 0.25], clearance: [8, 9.5, 0.25], hole: [1.375, 1.375] },
    attributes: oneHole,
    required: ['grid-drain'],
  },
  ...createVersions(
    {
      key: 'widespread-faucet',
      ...texts['widespread-faucet'],
      features: twoHandleFeatures,
      parts: ['handle-kit', 'spout-kit', 'quarter-turn-cartridge', 'aerator', 'supply-line'],
      family: 'basinFaucet',
      pictures: ['widespread', 'faucet'],
      kilograms: [2.6, 3.6, 0.1],
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
  ...createVersions(
    {
      key: 'wall-faucet',
      ...texts['wall-faucet'],
      features: twoHandleFeatures,
      notes: wallNotes,
      parts: ['handle-kit', 'flange-kit', 'quarter-turn-cartridge', 'aerator'],
      family: 'basinFaucet',
      pictures: ['wall-faucet', 'faucet'],
      kilograms: [2, 2.9, 0.1],
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
          connection: texts['wall-faucet'].versions.lever.attributes.connection,
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
          connection: texts['wall-faucet'].versions.cross.attributes.connection,
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
    ...texts['bidet-faucet'],
    family: 'basinFaucet',
    pictures: ['bidet-faucet', 'faucet'],
    price: [430, 690, 5],
    kilograms: [1.6, 2.3, 0.1],
    measures: { height: [5, 6.5, 0.25], reach: [4, 5, 0.25], hole: [1.375, 1.375] },
    attributes: { mounting: [values.deck], holes: [values.one], handles: [values.single], spoutType: [values.swivel] },
    required: ['pop-up-drain'],
  },
];
