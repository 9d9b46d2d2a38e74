import type { Family, FamilyKey } from '../design.ts';
import { bathroom, china, days } from './terms.ts';
import english from '../../texts/en/families/bathroom-ceramic.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('families/bathroom-ceramic', english);

export const bathroomCeramicFamilies = {
  basin: {
    ...china,
    ...texts.basin,
    section: bathroom,
    form: 'rim',
    freight: 'Parcel',
    leadTime: days(4, 7),
    recommended: ['towel-ring'],
    parts: ['drain-seal'],
    services: ['design-visit'],
  },
  tub: {
    ...china,
    ...texts.tub,
    section: bathroom,
    form: 'rim',
    freight: 'Freight Shipping',
    leadTime: days(12, 18),
    recommended: ['grab-bar-18', 'towel-bar-30'],
    parts: ['drain-seal'],
    services: ['install-tub', 'design-visit', 'design-room'],
  },
  toilet: {
    ...china,
    ...texts.toilet,
    section: bathroom,
    form: 'rim',
    freight: 'Freight',
    leadTime: days(5, 8),
    flows: [1.28],
    flowOf: 'flush',
    recommended: ['paper-holder', 'grab-bar-18'],
    parts: ['fill-valve', 'flush-valve', 'flush-seal', 'floor-gasket', 'seat-hinge'],
    services: ['install-toilet'],
  },
  seat: {
    ...texts.seat,
    kind: 'fixture',
    palette: 'seat',
    section: bathroom,
    form: 'lid',
    freight: 'Parcel',
    leadTime: days(3, 5),
    recommended: ['paper-holder'],
    parts: ['seat-hinge'],
    services: ['install-toilet'],
  },
} as const satisfies Partial<Record<FamilyKey, Family>>;
