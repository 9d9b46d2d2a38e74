import { createVersions, type Design } from '../design.ts';
import { values } from '../values.ts';
import english from '../../texts/en/designs/showers.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('designs/showers', english);

const heads = {
  family: 'shower',
  attributes: { mounting: [values.wall], material: [values.brass] },
} as const;

/** Shower heads, hand showers, trims and shower systems. */
export const showers: readonly Design[] = [
  ...createVersions(
    {
      key: 'rain-head',
      parts: ['nozzle-plate', 'flow-limiter'],
      ...heads,
      ...texts['rain-head'],
      pictures: ['shower-head'],
      shape: values.round,
      attributes: { ...heads.attributes, functions: texts['rain-head'].attributes.functions },
    },
    [
      {
        ...texts['rain-head'].versions[8],
        suffix: '8',
        price: [260, 420, 5],
        kilograms: [1, 1.5, 0.1],
        measures: { diameter: [8, 8], thickness: [0.375, 0.5, 0.125] },
      },
      {
        ...texts['rain-head'].versions[12],
        suffix: '12',
        parts: ['flow-limiter'],
        price: [420, 690, 5],
        kilograms: [2, 2.8, 0.1],
        measures: { diameter: [12, 12], thickness: [0.375, 0.5, 0.125] },
      },
    ],
  ),
  {
    key: 'multifunction-head',
    parts: ['flow-limiter'],
    ...heads,
    ...texts['multifunction-head'],
    pictures: ['three-spray', 'shower-head'],
    price: [180, 310, 5],
    kilograms: [0.7, 1.1, 0.1],
    measures: { diameter: [5, 6, 0.5], depth: [2.5, 3.5, 0.25] },
    shape: values.round,
    attributes: {
      ...heads.attributes,
      functions: texts['multifunction-head'].attributes.functions,
    },
  },
  {
    key: 'hand-shower',
    parts: ['shower-hose', 'flow-limiter'],
    ...heads,
    ...texts['hand-shower'],
    pictures: ['hand-shower', 'shower-head'],
    price: [340, 560, 5],
    kilograms: [1.8, 2.6, 0.1],
    measures: { height: [24, 30, 2], projection: [3, 4, 0.25] },
    attributes: {
      ...heads.attributes,
      functions: texts['hand-shower'].attributes.functions,
    },
  },
  {
    key: 'body-spray',
    parts: ['flow-limiter'],
    ...heads,
    ...texts['body-spray'],
    pictures: ['body-spray', 'shower-head'],
    price: [130, 220, 5],
    kilograms: [0.4, 0.6, 0.1],
    measures: { diameter: [2.5, 3.5, 0.25], projection: [1, 1.5, 0.125] },
    shape: values.round,
    attributes: { ...heads.attributes, functions: texts['body-spray'].attributes.functions },
    required: ['thermostatic-valve'],
  },
  ...createVersions(
    {
      key: 'pressure-trim',
      ...texts['pressure-trim'],
      family: 'showerTrim',
      pictures: ['valve'],
      kilograms: [1.1, 1.7, 0.1],
      required: ['pressure-valve'],
    },
    [
      {
        ...texts['pressure-trim'].versions.lever,
        suffix: 'lever',
        price: [240, 380, 5],
        measures: { diameter: [6, 7, 0.25], projection: [2.25, 3, 0.25] },
        attributes: { mounting: [values.concealed], handles: [values.lever], material: [values.brass] },
      },
      {
        ...texts['pressure-trim'].versions.cross,
        suffix: 'cross',
        pictures: ['valve-cross', 'valve'],
        price: [250, 395, 5],
        measures: { diameter: [6, 7, 0.25], projection: [2.25, 3, 0.25] },
        attributes: {
          mounting: [values.concealed],
          handles: [values.cross],
          material: [values.brass],
          accessible: [values.no],
        },
      },
    ],
  ),
  {
    key: 'thermostatic-trim',
    ...texts['thermostatic-trim'],
    parts: ['handle-kit', 'thermostatic-cartridge', 'extension-kit'],
    family: 'showerTrim',
    pictures: ['shower-trim', 'valve'],
    price: [460, 740, 5],
    kilograms: [1.6, 2.2, 0.1],
    measures: { width: [4.5, 5, 0.25], height: [8, 10, 0.5], projection: [2.25, 3, 0.25] },
    attributes: { mounting: [values.concealed], handles: [values.two], material: [values.brass] },
    required: ['thermostatic-valve'],
  },
  {
    key: 'shower-system',
    ...texts['shower-system'],
    family: 'shower',
    pictures: ['shower-system', 'shower-head'],
    price: [1180, 1780, 10],
    kilograms: [5.5, 7.5, 0.5],
    measures: { height: [40, 46, 1], projection: [14, 18, 1] },
    attributes: {
      mounting: [values.wall],
      handles: [values.two],
      material: [values.brass],
      functions: texts['shower-system'].attributes.functions,
    },
  },
];
