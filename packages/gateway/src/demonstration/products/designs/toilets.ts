import { createVersions, type Design } from '../design.ts';
import { values } from '../values.ts';
import english from '../../texts/en/designs/toilets.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('designs/toilets', english);

const china = { material: [values.china], bowlShape: [values.elongated] };

/** Toilets, separate bowls and tanks, and seats. */
export const toilets: readonly Design[] = [
  {
    key: 'toilet-seat',
    ...texts['toilet-seat'],
    family: 'seat',
    pictures: ['toilet-seat', 'bidet-seat'],
    price: [85, 165, 5],
    kilograms: [2.2, 3, 0.1],
    measures: { length: [18, 18.5, 0.25], width: [14, 14.5, 0.25] },
    attributes: {
      closing: [values.slow],
      bowlShape: [values.elongated],
      material: texts['toilet-seat'].attributes.material,
    },
  },
  {
    key: 'toilet-bowl',
    ...texts['toilet-bowl'],
    flows: [],
    parts: ['tank-gasket', 'floor-gasket'],
    family: 'toilet',
    pictures: ['toilet-bowl'],
    price: [260, 420, 5],
    kilograms: [22, 27, 0.5],
    measures: { depth: [27, 29, 0.25], width: [14, 15, 0.25], seatHeight: [16.5, 17.5, 0.25], roughIn: [12, 12] },
    attributes: { ...china, mounting: [values.floor] },
  },
  {
    key: 'toilet-tank',
    ...texts['toilet-tank'],
    parts: ['tank-lid', 'fill-valve', 'flush-valve', 'flush-seal', 'tank-gasket'],
    family: 'toilet',
    pictures: ['toilet-tank'],
    price: [190, 310, 5],
    kilograms: [13, 16, 0.5],
    measures: { width: [15, 17.5, 0.25], depth: [7, 8, 0.25], height: [13, 15, 0.25] },
    attributes: { material: [values.china] },
    flows: [1.28, 1.28, 1.6],
  },
  {
    key: 'two-piece-toilet',
    ...texts['two-piece-toilet'],
    parts: ['tank-lid', 'fill-valve', 'flush-valve', 'tank-gasket', 'floor-gasket', 'seat-hinge'],
    family: 'toilet',
    pictures: ['toilet'],
    price: [520, 820, 5],
    kilograms: [37, 44, 0.5],
    measures: {
      depth: [27, 29, 0.25],
      width: [15, 17.5, 0.25],
      height: [29, 31, 0.25],
      seatHeight: [16.5, 17.5, 0.25],
      roughIn: [12, 12],
    },
    attributes: { ...china, mounting: [values.floor] },
    flows: [1.28, 1.28, 1.6],
    bundle: [
      {
        key: 'toilet-bowl',
        ...texts['two-piece-toilet'].bundle['toilet-bowl'],
        quantity: 1,
      },
      {
        key: 'toilet-tank',
        ...texts['two-piece-toilet'].bundle['toilet-tank'],
        quantity: 1,
      },
      {
        key: 'toilet-seat',
        ...texts['two-piece-toilet'].bundle['toilet-seat'],
        quantity: 1,
      },
    ],
  },
  {
    key: 'one-piece-toilet',
    ...texts['one-piece-toilet'],
    family: 'toilet',
    pictures: ['one-piece-toilet', 'toilet'],
    price: [780, 1280, 10],
    kilograms: [40, 47, 0.5],
    measures: {
      depth: [27, 29, 0.25],
      width: [14.5, 16, 0.25],
      height: [26, 28.5, 0.25],
      seatHeight: [16.5, 17.5, 0.25],
      roughIn: [12, 12],
    },
    attributes: { ...china, mounting: [values.floor] },
  },
  {
    key: 'wall-hung-toilet',
    ...texts['wall-hung-toilet'],
    parts: ['flush-valve', 'fill-valve', 'flush-plate-frame', 'seat-hinge'],
    family: 'toilet',
    pictures: ['wall-toilet', 'toilet'],
    price: [560, 920, 5],
    kilograms: [21, 26, 0.5],
    measures: { depth: [20.5, 22.5, 0.25], width: [14, 15, 0.25], height: [12.5, 14, 0.25] },
    attributes: { ...china, mounting: [values.wall] },
    flows: [1.28],
    required: ['tank-carrier'],
  },
  ...createVersions(
    {
      key: 'bidet-seat',
      ...texts['bidet-seat'],
      family: 'seat',
      pictures: ['bidet-seat'],
    },
    [
      {
        ...texts['bidet-seat'].versions.manual,
        suffix: 'manual',
        parts: ['seat-hinge'],
        price: [140, 240, 5],
        kilograms: [3, 4, 0.1],
        measures: { length: [18.5, 19, 0.25], width: [14.5, 15, 0.25] },
        attributes: {
          closing: [values.slow],
          bowlShape: [values.elongated],
          material: texts['bidet-seat'].versions.manual.attributes.material,
          power: texts['bidet-seat'].versions.manual.attributes.power,
          functions: texts['bidet-seat'].versions.manual.attributes.functions,
        },
      },
      {
        ...texts['bidet-seat'].versions.heated,
        suffix: 'heated',
        pictures: ['heated-seat', 'bidet-seat'],
        parts: ['seat-remote', 'seat-filter', 'seat-hinge'],
        price: [640, 1090, 10],
        kilograms: [5.5, 7, 0.1],
        measures: { length: [20.5, 21.5, 0.25], width: [15, 16, 0.25] },
        attributes: {
          closing: [values.slow],
          bowlShape: [values.elongated],
          material: texts['bidet-seat'].versions.heated.attributes.material,
          power: texts['bidet-seat'].versions.heated.attributes.power,
          functions: texts['bidet-seat'].versions.heated.attributes.functions,
        },
      },
    ],
  ),
];
