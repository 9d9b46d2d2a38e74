import type { Family, FamilyKey } from '../design.ts';
import english from '../../texts/en/families/service.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('families/service', english);

export const serviceFamilies = {
  service: {
    ...texts.service,
    kind: 'service',
    palette: 'plain',
    freight: 'None',
    leadTime: { words: texts.service.leadTime.words, days: 14 },
  },
} as const satisfies Partial<Record<FamilyKey, Family>>;
