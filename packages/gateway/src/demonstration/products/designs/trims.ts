import type { Design } from '../design.ts';
import { pieces, wallOnly } from './tile-terms.ts';
import english from '../../texts/en/designs/trims.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('designs/trims', english);

/** Glazed trims, sold by the box and measured in linear feet. */
export const trims: readonly Design[] = [
  {
    key: 'bullnose-trim',
    ...texts['bullnose-trim'],
    family: 'trim',
    pictures: ['trim'],
    price: [95, 150, 5],
    kilograms: [3, 4, 0.5],
    measures: { width: [2, 2], length: [6, 6], thickness: [0.375, 0.375] },
    attributes: wallOnly,
    coverage: pieces(10, 20),
  },
  {
    key: 'pencil-trim',
    ...texts['pencil-trim'],
    family: 'trim',
    pictures: ['tile-pencil', 'trim'],
    price: [110, 175, 5],
    kilograms: [1.5, 1.5],
    measures: { width: [0.5, 0.5], length: [8, 8], thickness: [0.5, 0.625, 0.125] },
    attributes: wallOnly,
    coverage: pieces(16, 24),
  },
  {
    key: 'rail-trim',
    ...texts['rail-trim'],
    family: 'trim',
    pictures: ['tile-rail', 'trim'],
    price: [150, 230, 5],
    kilograms: [4, 6, 0.5],
    measures: { width: [2, 2], length: [8, 8], thickness: [0.875, 1.125, 0.125] },
    attributes: wallOnly,
    coverage: pieces(10, 15),
  },
];
