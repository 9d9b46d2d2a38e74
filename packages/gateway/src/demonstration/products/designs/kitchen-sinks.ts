import { createVersions, type Design } from '../design.ts';
import { steelCare, weeks } from '../families/terms.ts';
import { values } from '../values.ts';
import english from '../../texts/en/designs/kitchen-sinks.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('designs/kitchen-sinks', english);

const { steelNote, cooks } = texts;
const steelSink = { material: [values.steel], mounting: [values.under] };

/** Kitchen sinks. */
export const kitchenSinks: readonly Design[] = [
  ...createVersions(
    {
      key: 'single-sink',
      ...texts['single-sink'],
      family: 'kitchenSink',
      pictures: ['kitchen-sink'],
      recommended: ['cutting-board', 'pull-down-faucet'],
      required: ['basket-strainer'],
      parts: ['drain-seal', 'sink-clips'],
      care: steelCare,
      notes: [steelNote, cooks],
      freight: 'Parcel',
    },
    [
      {
        ...texts['single-sink'].versions[23],
        suffix: '23',
        palette: 'steel',
        price: [420, 640, 5],
        kilograms: [7, 9, 0.5],
        measures: { width: [23, 23], depth: [18, 19, 0.5], bowlDepth: [9, 10, 0.5] },
        attributes: { ...steelSink, bowls: [values.oneBowl] },
      },
      {
        ...texts['single-sink'].versions[30],
        suffix: '30',
        recommended: ['sink-grid', 'cutting-board', 'pull-down-faucet'],
        palette: 'steel',
        price: [520, 790, 5],
        kilograms: [9, 12, 0.5],
        measures: { width: [30, 30], depth: [18, 19, 0.5], bowlDepth: [9, 10, 0.5] },
        attributes: { ...steelSink, bowls: [values.oneBowl] },
      },
    ],
  ),
  {
    key: 'double-sink',
    ...texts['double-sink'],
    family: 'kitchenSink',
    pictures: ['double-sink', 'kitchen-sink'],
    price: [620, 940, 5],
    kilograms: [36, 44, 0.5],
    measures: { width: [33, 33], depth: [18.5, 20, 0.5], bowlDepth: [8.5, 9.5, 0.5] },
    attributes: { material: [values.fireclay], mounting: [values.under], bowls: [values.two] },
    required: ['basket-strainer'],
    recommended: ['pull-down-faucet'],
    parts: ['drain-seal', 'sink-clips'],
  },
  {
    key: 'apron-sink',
    ...texts['apron-sink'],
    family: 'kitchenSink',
    pictures: ['apron-sink', 'kitchen-sink'],
    price: [980, 1520, 10],
    kilograms: [42, 52, 1],
    measures: { width: [33, 33], depth: [20, 22, 0.5], height: [9.5, 10.5, 0.5], bowlDepth: [8, 9, 0.5] },
    attributes: { material: [values.fireclay], mounting: [values.apron], bowls: [values.oneBowl] },
    required: ['basket-strainer'],
    recommended: ['bridge-faucet-cross'],
    specialOrder: true,
    leadTime: weeks(3, 5),
  },
  {
    key: 'workstation-sink',
    ...texts['workstation-sink'],
    family: 'kitchenSink',
    pictures: ['workstation-sink', 'kitchen-sink'],
    price: [890, 1380, 10],
    kilograms: [14, 18, 0.5],
    measures: { width: [36, 36], depth: [19, 20, 0.5], bowlDepth: [9.5, 10.5, 0.5] },
    attributes: { ...steelSink, bowls: [values.oneBowl] },
    palette: 'steel',
    care: steelCare,
    notes: [steelNote, cooks],
    parts: ['drain-seal', 'sink-clips'],
    required: ['basket-strainer'],
    recommended: ['pull-down-faucet', 'soap-dispenser'],
  },
  {
    key: 'bar-sink',
    ...texts['bar-sink'],
    family: 'kitchenSink',
    freight: 'Parcel',
    pictures: ['bar-sink', 'kitchen-sink'],
    price: [290, 460, 5],
    kilograms: [9, 12, 0.5],
    measures: { width: [15, 15], depth: [15, 15], bowlDepth: [6.5, 7.5, 0.5] },
    attributes: { material: [values.fireclay], mounting: [values.under], bowls: [values.oneBowl] },
    required: ['basket-strainer'],
    recommended: ['prep-faucet'],
    parts: ['drain-seal', 'sink-clips'],
  },
];
