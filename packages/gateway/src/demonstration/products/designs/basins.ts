import type { Design } from '../design.ts';
import { weeks } from '../families/terms.ts';
import { values } from '../values.ts';
import english from '../../texts/en/designs/basins.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('designs/basins', english);

/** Bathroom basins. */
export const basins: readonly Design[] = [
  {
    key: 'vessel-basin',
    ...texts['vessel-basin'],
    family: 'basin',
    pictures: ['basin'],
    price: [420, 760, 5],
    kilograms: [7, 11, 0.5],
    measures: { width: [15, 19, 0.5], depth: [13, 16, 0.5], height: [4.5, 6, 0.25] },
    attributes: { mounting: [values.counter], material: [values.china], overflow: [values.no] },
    shape: values.oval,
    required: ['grid-drain'],
    inForm: { square: { shape: values.rectangle } },
  },
  {
    key: 'undermount-basin',
    ...texts['undermount-basin'],
    family: 'basin',
    pictures: ['undermount', 'basin'],
    price: [230, 410, 5],
    kilograms: [7, 10, 0.5],
    measures: { width: [17, 21, 0.5], depth: [13, 15.5, 0.5], bowlDepth: [5, 6.5, 0.25] },
    attributes: { mounting: [values.under], material: [values.china], overflow: [values.yes] },
    shape: values.oval,
    required: ['pop-up-drain'],
    parts: ['drain-seal', 'sink-clips'],
    inForm: { square: { shape: values.rectangle } },
  },
  {
    key: 'drop-in-basin',
    ...texts['drop-in-basin'],
    family: 'basin',
    pictures: ['drop-in', 'basin', 'undermount'],
    price: [210, 380, 5],
    kilograms: [7.5, 11, 0.5],
    measures: { width: [19, 23, 0.5], depth: [16, 18.5, 0.5], bowlDepth: [5, 6.5, 0.25] },
    attributes: { mounting: [values.dropIn], material: [values.china], overflow: [values.yes] },
    shape: values.oval,
    required: ['pop-up-drain'],
    inForm: { square: { shape: values.rectangle } },
  },
  {
    key: 'wall-basin',
    ...texts['wall-basin'],
    family: 'basin',
    pictures: ['wall-basin', 'basin', 'undermount'],
    price: [360, 620, 5],
    kilograms: [13, 18, 0.5],
    measures: { width: [20, 26, 0.5], depth: [15, 18, 0.5], height: [5.5, 7, 0.25] },
    attributes: { mounting: [values.wall], material: [values.china], overflow: [values.yes] },
    shape: values.rectangle,
    required: ['pop-up-drain', 'bottle-trap'],
  },
];

/** Basins that were added last, so that the numbers of all other designs do not change. */
export const laterBasins: readonly Design[] = [
  {
    key: 'pedestal-basin',
    ...texts['pedestal-basin'],
    family: 'basin',
    freight: 'Freight',
    pictures: ['pedestal-basin', 'wall-basin'],
    price: [540, 890, 5],
    kilograms: [27, 36, 0.5],
    measures: { width: [21, 24, 0.5], depth: [17, 19, 0.5], height: [33, 35, 0.5] },
    attributes: {
      mounting: [values.floor],
      material: [values.china],
      overflow: [values.yes],
      holes: [values.one],
    },
    shape: values.rectangle,
    required: ['pop-up-drain'],
    recommended: ['single-hole-faucet'],
    parts: ['drain-seal'],
  },
  {
    key: 'trough-basin',
    ...texts['trough-basin'],
    family: 'basin',
    freight: 'Freight',
    pictures: ['trough-basin', 'wall-basin'],
    price: [890, 1390, 10],
    kilograms: [34, 42, 0.5],
    measures: { width: [48, 48], depth: [17, 18.5, 0.5], height: [4.75, 6, 0.25] },
    attributes: {
      mounting: [values.wall],
      material: [values.fireclay],
      overflow: [values.no],
      holes: [values.two],
    },
    shape: values.rectangle,
    required: ['grid-drain', 'bottle-trap'],
    recommended: ['single-hole-faucet'],
    parts: ['drain-seal'],
    specialOrder: true,
    leadTime: weeks(4, 6),
  },
];
