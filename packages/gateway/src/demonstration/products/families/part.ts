import type { Family, FamilyKey } from '../design.ts';
import { days } from './terms.ts';
import english from '../../texts/en/families/part.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('families/part', english);

const { serviceParts, partCare } = texts;
const spare = {
  kind: 'part',
  section: serviceParts,
  care: partCare,
  freight: 'Parcel',
  leadTime: days(1, 2),
  businessUnit: 'Service Parts',
  notes: texts.spare.notes,
  features: texts.spare.features,
} as const;

export const partFamilies = {
  metalPart: {
    ...spare,
    ...texts.metalPart,
    palette: 'metal',
    form: 'detail',
    parts: [],
  },
  ceramicPart: {
    ...spare,
    ...texts.ceramicPart,
    palette: 'ceramic',
    form: 'rim',
    parts: [],
  },
  kitchenPart: {
    ...spare,
    ...texts.kitchenPart,
    palette: 'metal',
    form: 'detail',
    parts: [],
  },
  sharedPart: {
    ...spare,
    ...texts.sharedPart,
    palette: 'plain',
    parts: [],
  },
} as const satisfies Partial<Record<FamilyKey, Family>>;
