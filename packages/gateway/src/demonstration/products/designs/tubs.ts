import { createVersions, type Design } from '../design.ts';
import { weeks } from '../families/terms.ts';
import { values } from '../values.ts';
import english from '../../texts/en/designs/tubs.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('designs/tubs', english);

/** Bathtubs. */
export const tubs: readonly Design[] = [
  ...createVersions(
    {
      key: 'freestanding-tub',
      ...texts['freestanding-tub'],
      family: 'tub',
      pictures: ['tub'],
      shape: values.oval,
      attributes: {
        mounting: [values.floor],
        material: [values.castStone],
        soaking: texts['freestanding-tub'].attributes.soaking,
        drainPlace: texts['freestanding-tub'].attributes.drainPlace,
        overflow: [values.yes],
      },
      required: ['tub-drain'],
      recommended: ['floor-filler'],
      inForm: { square: { shape: values.rectangle } },
    },
    [
      {
        ...texts['freestanding-tub'].versions[60],
        suffix: '60',
        price: [2950, 4300, 50],
        kilograms: [88, 105, 1],
        measures: { length: [60, 60], width: [28, 31, 0.5], height: [21, 23, 0.5], waterDepth: [14, 15.5, 0.25] },
      },
      {
        ...texts['freestanding-tub'].versions[67],
        suffix: '67',
        price: [3400, 5200, 50],
        kilograms: [105, 128, 1],
        measures: { length: [67, 67], width: [30, 33, 0.5], height: [22, 24, 0.5], waterDepth: [15, 16.5, 0.25] },
      },
    ],
  ),
  {
    key: 'undermount-tub',
    ...texts['undermount-tub'],
    family: 'tub',
    pictures: ['alcove-tub', 'tub'],
    price: [1480, 2450, 10],
    kilograms: [148, 186, 1],
    measures: { length: [66, 66], width: [32, 36, 0.5], height: [19, 21, 0.5], waterDepth: [14, 16, 0.25] },
    attributes: {
      mounting: [values.alcove],
      material: [values.castIron],
      soaking: texts['undermount-tub'].attributes.soaking,
      drainPlace: texts['undermount-tub'].attributes.drainPlace,
      overflow: [values.yes],
    },
    shape: values.rectangle,
    required: ['tub-drain'],
    specialOrder: true,
    leadTime: weeks(3, 5),
  },
];
