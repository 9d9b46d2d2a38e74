import type { Design } from '../design.ts';
import { floorTileFeatures } from '../families/tile.ts';
import { values } from '../values.ts';
import { box, everywhere, wallOnly } from './tile-terms.ts';
import english from '../../texts/en/designs/field-tile.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('designs/field-tile', english);

/** Glazed field tile. Prices are for a box. */
export const fieldTile: readonly Design[] = [
  {
    key: 'square-field',
    ...texts['square-field'],
    family: 'field',
    pictures: ['tile-field'],
    price: [165, 260, 5],
    measures: { width: [4, 4], length: [4, 4], thickness: [0.375, 0.375], joint: [0.125, 0.125] },
    attributes: wallOnly,
    coverage: box(10.76, 97),
    shape: values.square,
  },
  {
    key: 'subway-field',
    ...texts['subway-field'],
    family: 'field',
    pictures: ['tile-brick', 'tile-field'],
    price: [155, 245, 5],
    measures: { width: [3, 3], length: [6, 6], thickness: [0.375, 0.375], joint: [0.125, 0.125] },
    attributes: wallOnly,
    coverage: box(10, 80),
    shape: values.rectangle,
  },
  {
    key: 'long-field',
    ...texts['long-field'],
    family: 'field',
    pictures: ['tile-long', 'tile-brick'],
    price: [175, 275, 5],
    measures: { width: [2, 2], length: [8, 8], thickness: [0.375, 0.375], joint: [0.0625, 0.125, 0.0625] },
    attributes: wallOnly,
    coverage: box(9.7, 88),
    shape: values.rectangle,
  },
  {
    key: 'hexagon-field',
    ...texts['hexagon-field'],
    family: 'field',
    pictures: ['tile-hexagon', 'tile-field'],
    price: [190, 300, 5],
    measures: { width: [8, 8], length: [9.25, 9.25], thickness: [0.375, 0.5, 0.125], joint: [0.125, 0.125] },
    attributes: everywhere,
    features: floorTileFeatures,
    coverage: box(9.4, 24),
  },
];
