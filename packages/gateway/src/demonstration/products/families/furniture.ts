import type { Family, FamilyKey } from '../design.ts';
import { bathroom, days } from './terms.ts';
import english from '../../texts/en/families/furniture.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('families/furniture', english);

const { woodCare } = texts;

export const furnitureFamilies = {
  vanity: {
    ...texts.vanity,
    kind: 'fixture',
    palette: 'wood',
    care: woodCare,
    section: bathroom,
    form: 'front',
    freight: 'Freight Shipping',
    leadTime: days(10, 15),
    recommended: ['round-mirror', 'towel-ring'],
    parts: ['vanity-cleat', 'touch-up'],
    services: ['install-vanity', 'design-visit'],
  },
  mirror: {
    ...texts.mirror,
    kind: 'fixture',
    palette: 'wood',
    care: woodCare,
    section: bathroom,
    form: 'frame',
    freight: 'Freight',
    leadTime: days(8, 12),
    recommended: ['glass-shelf'],
    parts: ['touch-up'],
    services: ['design-visit'],
  },
} as const satisfies Partial<Record<FamilyKey, Family>>;
