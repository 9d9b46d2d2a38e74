import type { Design } from '../design.ts';
import { steelCare } from '../families/terms.ts';
import { values } from '../values.ts';
import english from '../../texts/en/designs/kitchen-accessories.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('designs/kitchen-accessories', english);

const oneHole = { mounting: [values.deck], holes: [values.one] };

/** Accessories for the kitchen sink. */
export const kitchenAccessories: readonly Design[] = [
  {
    key: 'sink-grid',
    ...texts['sink-grid'],
    isAlwaysPlain: true,
    family: 'kitchenAccessory',
    pictures: ['sink-grid', 'kitchen-sink'],
    price: [70, 130, 5],
    kilograms: [0.8, 1.3, 0.1],
    measures: { width: [27, 27], depth: [15.5, 15.5], height: [1, 1.25, 0.125] },
    attributes: {
      material: [values.steel],
      fits: texts['sink-grid'].attributes.fits,
    },
    care: steelCare,
    parts: ['grid-feet'],
    palette: 'steel',
    form: 'corner',
  },
  {
    key: 'cutting-board',
    ...texts['cutting-board'],
    family: 'kitchenAccessory',
    pictures: ['cutting-board', 'kitchen-sink'],
    price: [95, 170, 5],
    kilograms: [2.4, 3.4, 0.1],
    measures: { width: [17, 18, 0.5], depth: [12, 14, 0.5], thickness: [1, 1.5, 0.125] },
    attributes: { material: [values.walnut] },
    palette: 'plain',
    parts: ['touch-up'],
    form: 'corner',
  },
  {
    key: 'soap-dispenser',
    ...texts['soap-dispenser'],
    family: 'kitchenAccessory',
    pictures: ['soap-dispenser', 'faucet'],
    price: [110, 190, 5],
    kilograms: [0.5, 0.8, 0.1],
    measures: { height: [3, 4, 0.25], reach: [3.5, 4.5, 0.25], hole: [1.25, 1.25] },
    attributes: { ...oneHole, material: [values.brass] },
    palette: 'metal',
  },
];
