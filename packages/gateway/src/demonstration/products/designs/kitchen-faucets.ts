import { createVersions, type Design } from '../design.ts';
import { metalFeatures } from '../families/terms.ts';
import { values } from '../values.ts';
import english from '../../texts/en/designs/kitchen-faucets.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('designs/kitchen-faucets', english);

const oneHole = { mounting: [values.deck], holes: [values.one] };
const { tried, fromBelow } = texts;
const bridge = { mounting: [values.deck], holes: [values.two], spoutType: [values.swivel] };

/** Kitchen faucets. */
export const kitchenFaucets: readonly Design[] = [
  {
    key: 'pull-down-faucet',
    ...texts['pull-down-faucet'],
    parts: ['kitchen-handle', 'kitchen-cartridge', 'spray-head', 'spray-hose', 'supply-line'],
    family: 'kitchenFaucet',
    pictures: ['gooseneck'],
    price: [520, 860, 5],
    kilograms: [2.6, 3.6, 0.1],
    measures: { height: [15.5, 17.5, 0.25], reach: [8.5, 9.75, 0.25], clearance: [7.5, 9, 0.25], hole: [1.375, 1.375] },
    attributes: { ...oneHole, handles: [values.single], spoutType: [values.pullDown] },
  },
  {
    key: 'prep-faucet',
    ...texts['prep-faucet'],
    parts: ['kitchen-handle', 'kitchen-cartridge', 'kitchen-aerator', 'supply-line'],
    family: 'kitchenFaucet',
    pictures: ['prep-faucet', 'gooseneck'],
    price: [410, 660, 5],
    kilograms: [1.8, 2.6, 0.1],
    measures: { height: [11, 13, 0.25], reach: [6, 7, 0.25], clearance: [6, 7.5, 0.25], hole: [1.375, 1.375] },
    attributes: { ...oneHole, handles: [values.single], spoutType: [values.swivel] },
  },
  ...createVersions(
    {
      key: 'bridge-faucet',
      ...texts['bridge-faucet'],
      features: [...metalFeatures.slice(1), ...texts['bridge-faucet'].features],
      parts: ['kitchen-handle', 'quarter-turn-cartridge', 'kitchen-aerator', 'supply-line'],
      family: 'kitchenFaucet',
      pictures: ['bridge-faucet', 'gooseneck'],
      recommended: ['side-spray'],
    },
    [
      {
        ...texts['bridge-faucet'].versions.lever,
        suffix: 'lever',
        price: [820, 1290, 10],
        kilograms: [3.2, 4.2, 0.1],
        measures: { height: [13, 15.5, 0.25], reach: [8, 9.5, 0.25], centres: [8, 8], clearance: [8, 10, 0.25] },
        attributes: { ...bridge, handles: [values.lever] },
      },
      {
        ...texts['bridge-faucet'].versions.cross,
        suffix: 'cross',
        pictures: ['bridge-faucet-cross', 'bridge-faucet'],
        price: [840, 1320, 10],
        kilograms: [3.2, 4.2, 0.1],
        measures: { height: [13, 15.5, 0.25], reach: [8, 9.5, 0.25], centres: [8, 8], clearance: [8, 10, 0.25] },
        attributes: { ...bridge, handles: [values.cross], accessible: [values.no] },
      },
    ],
  ),
  {
    key: 'pot-filler',
    ...texts['pot-filler'],
    notes: [tried],
    features: [...metalFeatures, ...texts['pot-filler'].features],
    parts: ['kitchen-handle', 'quarter-turn-cartridge'],
    family: 'kitchenFaucet',
    pictures: ['pot-filler', 'wall-faucet'],
    price: [560, 890, 5],
    kilograms: [2, 2.8, 0.1],
    measures: { reach: [20, 24, 0.5], height: [7, 9, 0.5] },
    attributes: {
      mounting: [values.wall],
      holes: [values.one],
      handles: [values.two],
      spoutType: [values.swivel],
      connection: texts['pot-filler'].attributes.connection,
    },
    flows: [4],
  },
  {
    key: 'filtered-faucet',
    ...texts['filtered-faucet'],
    parts: ['kitchen-handle', 'o-ring-kit'],
    notes: [fromBelow, tried],
    features: [...metalFeatures, ...texts['filtered-faucet'].features],
    family: 'kitchenFaucet',
    pictures: ['water-faucet', 'gooseneck'],
    price: [260, 430, 5],
    kilograms: [0.9, 1.4, 0.1],
    measures: { height: [9, 11, 0.25], reach: [4.5, 5.5, 0.25], hole: [0.875, 0.875] },
    attributes: {
      ...oneHole,
      handles: [values.single],
      spoutType: [values.swivel],
      connection: texts['filtered-faucet'].attributes.connection,
    },
    flows: [0.5],
  },
];
