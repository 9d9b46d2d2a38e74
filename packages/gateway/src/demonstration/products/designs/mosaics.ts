import type { Design } from '../design.ts';
import { values } from '../values.ts';
import { box, wetFloor } from './tile-terms.ts';
import english from '../../texts/en/designs/mosaics.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('designs/mosaics', english);

/** Mosaic on sheets. */
export const mosaics: readonly Design[] = [
  {
    key: 'penny-mosaic',
    ...texts['penny-mosaic'],
    family: 'mosaic',
    pictures: ['tile-penny', 'mosaic'],
    price: [190, 290, 5],
    measures: { diameter: [0.75, 0.75], thickness: [0.25, 0.25], joint: [0.0625, 0.125, 0.0625] },
    attributes: { ...wetFloor, sheet: texts['penny-mosaic'].attributes.sheet },
    coverage: box(9.9, 10),
    shape: values.round,
    recommended: ['tile-sealer', 'fine-grout'],
  },
  {
    key: 'hexagon-mosaic',
    ...texts['hexagon-mosaic'],
    family: 'mosaic',
    pictures: ['mosaic'],
    price: [185, 285, 5],
    measures: { width: [1, 1], thickness: [0.25, 0.25], joint: [0.0625, 0.125, 0.0625] },
    attributes: { ...wetFloor, sheet: texts['hexagon-mosaic'].attributes.sheet },
    coverage: box(10, 10),
    recommended: ['tile-sealer', 'fine-grout'],
  },
  {
    key: 'herringbone-mosaic',
    ...texts['herringbone-mosaic'],
    family: 'mosaic',
    pictures: ['tile-herringbone', 'mosaic'],
    price: [205, 310, 5],
    measures: { width: [0.625, 1, 0.125], length: [3, 4, 0.5], thickness: [0.25, 0.25], joint: [0.0625, 0.0625] },
    attributes: { ...wetFloor, sheet: texts['herringbone-mosaic'].attributes.sheet },
    coverage: box(9.2, 10),
    shape: values.rectangle,
    recommended: ['tile-sealer', 'fine-grout'],
  },
];
