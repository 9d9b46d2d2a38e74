import type { Family, FamilyKey } from '../design.ts';
import { bathroom, metal, metalFeatures } from './terms.ts';
import english from '../../texts/en/families/essential.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('families/essential', english);

const { valveFeatures } = texts;

export const essentialFamilies = {
  valve: {
    ...metal,
    ...texts.valve,
    section: bathroom,
    palette: 'plain',
    features: valveFeatures,
    services: ['install-shower'],
  },
  drain: {
    ...metal,
    ...texts.drain,
    section: bathroom,
    features: metalFeatures.slice(0, 1).concat(texts.drain.features),
  },
} as const satisfies Partial<Record<FamilyKey, Family>>;
