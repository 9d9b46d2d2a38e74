import { createVersions, type Design } from '../design.ts';
import { defaultLanguage } from '@basin/domain';
import type { Text } from '../../../texts/text.ts';
import { weeks } from '../families/terms.ts';
import { values } from '../values.ts';
import english from '../../texts/en/designs/vanities.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('designs/vanities', english);

const standing = { mounting: [values.floor] };
const hung = { mounting: [values.wall] };
const drawerParts = ['drawer-runner', 'vanity-cleat', 'touch-up'];
const unlitMirror = {
  mounting: [values.wall],
  lighting: texts.unlitMirror.lighting,
  storage: texts.unlitMirror.storage,
} as const;

/** The forms of a vanity in one width: doors on legs, drawers on the wall, or panelled doors on turned feet. */
function vanityForms(measures: Design['measures'], doors: Text, drawers: Text, panelled: Text) {
  return {
    measures,
    attributes: { ...standing, storage: [doors] },
    inForm: {
      square: {
        ...hangingTexts,
        measures: { ...measures, height: [19.5, 20.5, 0.5] },
        attributes: { ...hung, storage: [drawers] },
        parts: drawerParts,
      },
      classic: {
        ...furnitureTexts,
        attributes: { ...standing, storage: [panelled] },
        ...(panelled(defaultLanguage).includes('drawers') && { parts: drawerParts }),
      },
    },
  } as const;
}

const { width } = texts;
const hangingTexts: Pick<Design, 'openings' | 'details'> = {
  openings: texts.hangingTexts.openings,
  details: [...texts.hangingTexts.details, width],
};
const furnitureTexts: Pick<Design, 'openings' | 'details'> = {
  openings: texts.furnitureTexts.openings,
  details: [...texts.furnitureTexts.details, width],
};

/** The framed mirror as a rectangle instead of an arch. */
const rectangular: Partial<Design> = {
  pictures: ['framed-mirror', 'mirror'],
  shape: values.rectangle,
  openings: texts.rectangular.openings,
  details: texts.rectangular.details,
};

/** Mirrors, vanities, and sets of both. */
export const vanities: readonly Design[] = [
  {
    key: 'round-mirror',
    ...texts['round-mirror'],
    family: 'mirror',
    pictures: ['mirror', 'vanity'],
    price: [260, 460, 5],
    kilograms: [6, 8, 0.5],
    measures: { diameter: [28, 28], depth: [1, 1.5, 0.125] },
    attributes: unlitMirror,
    shape: values.round,
  },
  ...createVersions(
    {
      key: 'framed-mirror',
      ...texts['framed-mirror'],
      family: 'mirror',
      pictures: ['arch-mirror', 'mirror', 'vanity'],
      shape: values.arch,
      attributes: unlitMirror,
      inForm: { square: rectangular, classic: rectangular },
    },
    [
      {
        ...texts['framed-mirror'].versions[22],
        suffix: '22',
        price: [240, 420, 5],
        kilograms: [7, 9, 0.5],
        measures: { width: [22, 22], height: [34, 36, 0.5], depth: [1, 1.5, 0.125] },
      },
      {
        ...texts['framed-mirror'].versions[34],
        suffix: '34',
        price: [330, 560, 5],
        kilograms: [11, 14, 0.5],
        measures: { width: [34, 34], height: [41, 43, 0.5], depth: [1, 1.5, 0.125] },
      },
    ],
  ),
  {
    key: 'mirrored-cabinet',
    ...texts['mirrored-cabinet'],
    parts: ['mirror-driver', 'touch-up'],
    family: 'mirror',
    pictures: ['medicine'],
    price: [690, 1150, 10],
    kilograms: [18, 24, 0.5],
    measures: { width: [24, 30, 1], height: [30, 32, 0.5], depth: [4.5, 5.5, 0.25] },
    attributes: {
      mounting: [values.wall],
      lighting: texts['mirrored-cabinet'].attributes.lighting,
      storage: texts['mirrored-cabinet'].attributes.storage,
    },
    shape: values.rectangle,
    specialOrder: true,
    leadTime: weeks(4, 6),
  },
  ...createVersions(
    {
      key: 'vanity',
      ...texts.vanity,
      family: 'vanity',
      pictures: ['vanity'],
      details: [...texts.vanity.details, width],
      parts: ['vanity-cleat', 'touch-up'],
    },
    [
      {
        suffix: '24',
        price: [980, 1560, 10],
        kilograms: [28, 34, 0.5],
        ...vanityForms(
          { width: [24, 24], depth: [18, 20, 0.5], height: [33, 34, 0.5] },
          texts.vanity.versions[242],
          texts.vanity.versions[243],
          texts.vanity.versions[244],
        ),
        ...texts.vanity.versions[24],
      },
      {
        suffix: '36',
        price: [1390, 2200, 10],
        kilograms: [40, 48, 0.5],
        ...vanityForms(
          { width: [36, 36], depth: [20, 21.5, 0.5], height: [33, 34, 0.5] },
          texts.vanity.versions[362],
          texts.vanity.versions[363],
          texts.vanity.versions[364],
        ),
        ...texts.vanity.versions[36],
      },
      {
        suffix: '48',
        pictures: ['double-vanity', 'vanity'],
        price: [1880, 2950, 10],
        kilograms: [52, 62, 0.5],
        ...vanityForms(
          { width: [48, 48], depth: [20, 21.5, 0.5], height: [33, 34, 0.5] },
          texts.vanity.versions[482],
          texts.vanity.versions[483],
          texts.vanity.versions[484],
        ),
        ...texts.vanity.versions[48],
      },
      {
        suffix: '60',
        pictures: ['double-vanity', 'vanity'],
        price: [2380, 3700, 10],
        kilograms: [66, 78, 0.5],
        ...vanityForms(
          { width: [60, 60], depth: [20, 21.5, 0.5], height: [33, 34, 0.5] },
          texts.vanity.versions[602],
          texts.vanity.versions[603],
          texts.vanity.versions[604],
        ),
        ...texts.vanity.versions[60],
      },
    ],
  ),
  ...createVersions(
    {
      key: 'vanity-set',
      ...texts['vanity-set'],
      family: 'vanity',
      pictures: ['vanity-set', 'vanity'],
    },
    [
      {
        ...texts['vanity-set'].versions[36],
        suffix: '36',
        price: [1690, 2650, 10],
        kilograms: [50, 60, 0.5],
        measures: { width: [36, 36], depth: [20, 21.5, 0.5], height: [24, 26, 0.5] },
        attributes: { ...standing, storage: texts['vanity-set'].versions[36].attributes.storage },
        inForm: {
          square: {
            attributes: { ...hung, storage: texts['vanity-set'].versions[36].inForm.square.attributes.storage },
            parts: drawerParts,
          },
          classic: {
            attributes: { ...standing, storage: texts['vanity-set'].versions[36].inForm.classic.attributes.storage },
          },
        },
        bundle: [
          {
            key: 'vanity-36',
            ...texts['vanity-set'].versions[36].bundle['vanity-36'],
            quantity: 1,
          },
          {
            key: 'framed-mirror-34',
            ...texts['vanity-set'].versions[36].bundle['framed-mirror-34'],
            quantity: 1,
          },
        ],
      },
      {
        ...texts['vanity-set'].versions[60],
        suffix: '60',
        pictures: ['double-vanity-set', 'vanity'],
        price: [2890, 4450, 10],
        kilograms: [82, 96, 0.5],
        measures: { width: [60, 60], depth: [20, 21.5, 0.5], height: [24, 26, 0.5] },
        attributes: { ...standing, storage: texts['vanity-set'].versions[60].attributes.storage },
        inForm: {
          square: {
            attributes: { ...hung, storage: texts['vanity-set'].versions[60].inForm.square.attributes.storage },
            parts: drawerParts,
          },
          classic: {
            attributes: { ...standing, storage: texts['vanity-set'].versions[60].inForm.classic.attributes.storage },
            parts: drawerParts,
          },
        },
        bundle: [
          {
            key: 'vanity-60',
            ...texts['vanity-set'].versions[60].bundle['vanity-60'],
            quantity: 1,
          },
          {
            key: 'framed-mirror-22',
            ...texts['vanity-set'].versions[60].bundle['framed-mirror-22'],
            quantity: 2,
          },
        ],
      },
    ],
  ),
];
