import { createVersions, type Design } from '../design.ts';
import { values } from '../values.ts';
import english from '../../texts/en/designs/accessories.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('designs/accessories', english);

const fixed = { mounting: [values.wall], material: [values.brass] };

/** Accessories for the bathroom wall. */
export const accessories: readonly Design[] = [
  ...createVersions(
    {
      key: 'towel-bar',
      ...texts['towel-bar'],
      family: 'accessory',
      pictures: ['towel-bar'],
      attributes: { ...fixed, load: texts['towel-bar'].attributes.load },
    },
    [
      {
        ...texts['towel-bar'].versions[18],
        suffix: '18',
        price: [95, 160, 5],
        kilograms: [0.8, 1.1, 0.1],
        measures: { length: [18, 18], projection: [2.5, 3.5, 0.25] },
      },
      {
        ...texts['towel-bar'].versions[24],
        suffix: '24',
        price: [105, 180, 5],
        kilograms: [0.9, 1.3, 0.1],
        measures: { length: [24, 24], projection: [2.5, 3.5, 0.25] },
      },
      {
        ...texts['towel-bar'].versions[30],
        suffix: '30',
        price: [120, 200, 5],
        kilograms: [1.1, 1.5, 0.1],
        measures: { length: [30, 30], projection: [2.5, 3.5, 0.25] },
      },
    ],
  ),
  {
    key: 'towel-ring',
    ...texts['towel-ring'],
    family: 'accessory',
    pictures: ['towel-ring', 'towel-bar'],
    price: [75, 130, 5],
    kilograms: [0.5, 0.8, 0.1],
    measures: { diameter: [6, 7, 0.25], projection: [2, 3, 0.25] },
    attributes: { ...fixed, load: texts['towel-ring'].attributes.load },
    shape: values.round,
  },
  {
    key: 'robe-hook',
    ...texts['robe-hook'],
    family: 'accessory',
    pictures: ['hook', 'towel-bar'],
    price: [45, 85, 5],
    kilograms: [0.2, 0.4, 0.1],
    measures: { height: [2, 3, 0.25], projection: [1.75, 2.5, 0.25] },
    attributes: { ...fixed, load: texts['robe-hook'].attributes.load },
  },
  {
    key: 'paper-holder',
    ...texts['paper-holder'],
    family: 'accessory',
    pictures: ['paper-holder', 'towel-bar'],
    price: [65, 115, 5],
    kilograms: [0.4, 0.7, 0.1],
    measures: { width: [6, 7, 0.25], projection: [2.5, 3.25, 0.25] },
    attributes: fixed,
  },
  {
    key: 'glass-shelf',
    ...texts['glass-shelf'],
    family: 'accessory',
    pictures: ['shelf', 'towel-bar'],
    price: [140, 230, 5],
    kilograms: [2, 2.8, 0.1],
    measures: { length: [20, 24, 1], depth: [4.5, 5.5, 0.25] },
    attributes: { mounting: [values.wall], material: [values.glass], load: texts['glass-shelf'].attributes.load },
  },
  ...createVersions(
    {
      key: 'grab-bar',
      ...texts['grab-bar'],
      isAlwaysPlain: true,
      parts: [],
      family: 'accessory',
      pictures: ['grab-bar', 'towel-bar'],
      attributes: {
        mounting: [values.wall],
        material: [values.steel],
        accessible: [values.yes],
        load: texts['grab-bar'].attributes.load,
      },
    },
    [
      {
        ...texts['grab-bar'].versions[18],
        suffix: '18',
        price: [120, 200, 5],
        kilograms: [1.4, 1.9, 0.1],
        measures: { length: [18, 18], projection: [3, 3] },
      },
      {
        ...texts['grab-bar'].versions[36],
        suffix: '36',
        price: [150, 250, 5],
        kilograms: [2.2, 2.8, 0.1],
        measures: { length: [36, 36], projection: [3, 3] },
      },
    ],
  ),
];
