import type { Family, FamilyKey } from '../design.ts';
import { chinaCare, days, faucet, metal, metalFeatures } from './terms.ts';
import english from '../../texts/en/families/kitchen.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('families/kitchen', english);

const { kitchen } = texts;

export const kitchenFamilies = {
  kitchenFaucet: {
    ...faucet,
    ...texts.kitchenFaucet,
    section: kitchen,
    flows: [1.5, 1.8, 1.8, 2.2],
    features: [...metalFeatures, ...texts.kitchenFaucet.features],
    recommended: ['soap-dispenser'],
    parts: ['kitchen-handle', 'kitchen-cartridge', 'kitchen-aerator', 'spray-hose'],
    services: ['install-faucet', 'design-visit'],
  },
  kitchenSink: {
    ...texts.kitchenSink,
    kind: 'fixture',
    palette: 'sink',
    care: chinaCare,
    section: kitchen,
    form: 'corner',
    freight: 'Freight',
    leadTime: days(5, 9),
    parts: ['drain-seal'],
    services: ['design-visit'],
  },
  kitchenAccessory: {
    ...metal,
    ...texts.kitchenAccessory,
    section: kitchen,
    form: 'detail',
    parts: [],
  },
} as const satisfies Partial<Record<FamilyKey, Family>>;
