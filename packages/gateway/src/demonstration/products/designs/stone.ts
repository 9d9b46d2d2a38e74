import type { Design } from '../design.ts';
import { values } from '../values.ts';
import { box, everywhere, pieces, wallOnly, wetFloor } from './tile-terms.ts';
import english from '../../texts/en/designs/stone.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('designs/stone', english);

/** Stone and stone-look tile, mosaic, trim and slab. */
export const stone: readonly Design[] = [
  {
    key: 'large-field',
    ...texts['large-field'],
    family: 'stoneField',
    pictures: ['tile-marble'],
    price: [130, 240, 5],
    measures: { width: [12, 12], length: [24, 24], thickness: [0.375, 0.5, 0.125], joint: [0.0625, 0.125, 0.0625] },
    attributes: everywhere,
    coverage: box(15.5, 8),
    shape: values.rectangle,
  },
  {
    key: 'stone-square',
    ...texts['stone-square'],
    family: 'stoneField',
    pictures: ['paver', 'tile-marble'],
    price: [145, 265, 5],
    measures: { width: [18, 18], length: [18, 18], thickness: [0.5, 0.5], joint: [0.125, 0.125] },
    attributes: everywhere,
    coverage: box(13.5, 6),
    shape: values.square,
  },
  {
    key: 'stone-hexagon-mosaic',
    ...texts['stone-hexagon-mosaic'],
    family: 'stoneMosaic',
    pictures: ['stone-hexagon', 'mosaic'],
    price: [220, 360, 5],
    measures: { width: [2, 2], thickness: [0.375, 0.375], joint: [0.125, 0.125] },
    attributes: { ...wetFloor, sheet: texts['stone-hexagon-mosaic'].attributes.sheet },
    coverage: box(10, 10),
    recommended: ['tile-sealer', 'fine-grout'],
  },
  {
    key: 'stone-basket-mosaic',
    ...texts['stone-basket-mosaic'],
    family: 'stoneMosaic',
    pictures: ['tile-basket', 'mosaic'],
    price: [240, 390, 5],
    measures: { width: [1, 1], length: [2, 2], thickness: [0.375, 0.375], joint: [0.0625, 0.0625] },
    attributes: { ...wetFloor, sheet: texts['stone-basket-mosaic'].attributes.sheet },
    coverage: box(10, 10),
    shape: values.rectangle,
    recommended: ['tile-sealer', 'fine-grout'],
  },
  {
    key: 'stone-pencil',
    ...texts['stone-pencil'],
    family: 'stoneTrim',
    pictures: ['stone-pencil', 'tile-pencil'],
    price: [130, 215, 5],
    kilograms: [3, 4, 0.5],
    measures: { width: [0.75, 0.75], length: [12, 12], thickness: [0.75, 0.75] },
    attributes: wallOnly,
    coverage: pieces(12, 12),
  },
  {
    key: 'slab',
    ...texts.slab,
    family: 'slab',
    pictures: ['slab'],
    price: [1450, 3200, 50],
    measures: { width: [63, 66, 0.5], length: [120, 128, 1], thickness: [0.7875, 0.7875] },
    attributes: { application: [values.wallUse, ...texts.slab.attributes.application] },
    coverage: { productType: 'tile', soldByBox: false, soldByUom: 'EA', coveragePerUnit: 1, piecesPerUnit: 1 },
    shape: values.rectangle,
    specialOrder: true,
    recommended: ['tile-sealer'],
  },
];
