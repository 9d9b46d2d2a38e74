import type { Design } from '../design.ts';
import { values } from '../values.ts';
import english from '../../texts/en/designs/parts.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('designs/parts', english);

type Row = readonly [key: keyof typeof texts.shared, category: keyof typeof texts.categories, price: number];

/** The picture design of a part, by its key or by its category. */
const shownAs: Readonly<Partial<Record<Row[0] | Row[1], string>>> = {
  cartridges: 'part',
  seals: 'gasket',
  flows: 'aerator',
  tanks: 'fill-valve',
  hoses: 'hose',
  fixings: 'bracket',
  furniture: 'runner',
  electrics: 'driver',
  'seat-remote': 'remote',
  'seat-filter': 'part',
  'seat-hinge': 'bracket',
  'flush-plate-frame': 'bracket',
  'vanity-cleat': 'bracket',
  'flush-seal': 'gasket',
  'touch-up': 'sealer',
};

const rows: readonly Row[] = [
  ['single-cartridge', 'cartridges', 48],
  ['kitchen-cartridge', 'cartridges', 56],
  ['quarter-turn-cartridge', 'cartridges', 44],
  ['pressure-cartridge', 'cartridges', 92],
  ['thermostatic-cartridge', 'cartridges', 148],
  ['diverter-cartridge', 'cartridges', 62],
  ['aerator', 'flows', 14],
  ['kitchen-aerator', 'flows', 16],
  ['aerator-key', 'flows', 6],
  ['flow-limiter', 'flows', 9],
  ['nozzle-plate', 'flows', 38],
  ['drain-seal', 'seals', 12],
  ['o-ring-kit', 'seals', 11],
  ['tank-gasket', 'seals', 22],
  ['floor-gasket', 'seals', 24],
  ['fill-valve', 'tanks', 28],
  ['flush-valve', 'tanks', 34],
  ['flush-seal', 'tanks', 8],
  ['seat-hinge', 'tanks', 26],
  ['flush-plate-frame', 'tanks', 18],
  ['shower-hose', 'hoses', 42],
  ['spray-hose', 'hoses', 58],
  ['supply-line', 'hoses', 24],
  ['stop-kit', 'fixings', 32],
  ['extension-kit', 'fixings', 46],
  ['mounting-ring', 'fixings', 19],
  ['wall-bracket', 'fixings', 15],
  ['sink-clips', 'fixings', 21],
  ['grid-feet', 'fixings', 9],
  ['drawer-runner', 'furniture', 54],
  ['vanity-cleat', 'furniture', 38],
  ['touch-up', 'furniture', 22],
  ['mirror-driver', 'electrics', 64],
  ['seat-remote', 'electrics', 72],
  ['seat-filter', 'electrics', 29],
];

/** Service parts that fit every collection. */
export const sharedParts: readonly Design[] = rows.map(([key, category, price]) => ({
  key,
  family: 'sharedPart',
  pictures: [shownAs[key] ?? shownAs[category] ?? 'part', 'part'],
  localCategory: texts.categories[category],
  price: [price, price],
  measures: {},
  ...texts.shared[key],
}));

/** Service parts in the style of one collection. */
export const collectionParts: readonly Design[] = [
  {
    key: 'handle-kit',
    ...texts['handle-kit'],
    family: 'metalPart',
    pictures: ['handle', 'part'],
    price: [48, 90, 2],
    measures: {},
    attributes: {
      material: [values.brass],
      fits: texts['handle-kit'].attributes.fits,
    },
  },
  {
    key: 'flange-kit',
    ...texts['flange-kit'],
    family: 'metalPart',
    pictures: ['flange', 'part'],
    price: [32, 60, 2],
    measures: { diameter: [2.25, 2.75, 0.125] },
    attributes: {
      material: [values.brass],
      fits: texts['flange-kit'].attributes.fits,
    },
  },
  {
    key: 'spout-kit',
    ...texts['spout-kit'],
    form: 'spout',
    family: 'metalPart',
    pictures: ['spout', 'part'],
    price: [120, 210, 5],
    measures: { reach: [5, 6, 0.25] },
    sharesDrawsWith: 'widespread-faucet',
    attributes: {
      material: [values.brass],
      fits: texts['spout-kit'].attributes.fits,
    },
  },
  {
    key: 'tank-lid',
    ...texts['tank-lid'],
    family: 'ceramicPart',
    pictures: ['tank-lid', 'part'],
    price: [70, 120, 5],
    measures: { width: [15.5, 18, 0.25], depth: [7.5, 8.5, 0.25] },
    sharesDrawsWith: 'toilet-tank',
    attributes: { material: [values.china], fits: texts['tank-lid'].attributes.fits },
  },
  {
    key: 'spray-head',
    ...texts['spray-head'],
    family: 'kitchenPart',
    pictures: ['spray-head', 'part'],
    price: [78, 130, 2],
    measures: { length: [4, 5, 0.25] },
    attributes: {
      material: [values.brass],
      fits: texts['spray-head'].attributes.fits,
    },
  },
  {
    key: 'kitchen-handle',
    ...texts['kitchen-handle'],
    family: 'kitchenPart',
    pictures: ['kitchen-handle', 'part'],
    price: [52, 95, 2],
    measures: {},
    attributes: {
      material: [values.brass],
      fits: texts['kitchen-handle'].attributes.fits,
    },
  },
];
