import type { Family, FamilyKey } from '../design.ts';
import { values } from '../values.ts';
import { bathroom, days, faucet, metal, metalFeatures } from './terms.ts';
import english from '../../texts/en/families/bathroom-metal.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('families/bathroom-metal', english);

export const bathroomMetalFamilies = {
  basinFaucet: {
    ...faucet,
    ...texts.basinFaucet,
    section: bathroom,
    flows: [1.2, 1.2, 1.2, 1.5],
    features: [...metalFeatures, ...texts.basinFaucet.features],
    recommended: ['towel-ring', 'towel-bar-24', 'robe-hook'],
    parts: ['handle-kit', 'single-cartridge', 'aerator', 'aerator-key', 'supply-line', 'mounting-ring'],
    services: ['install-faucet', 'design-visit'],
  },
  tubFiller: {
    ...metal,
    ...texts.tubFiller,
    section: bathroom,
    form: 'spout',
    freight: 'Freight',
    leadTime: days(5, 8),
    attributes: { material: [values.brass] },
    features: [...metalFeatures, ...texts.tubFiller.features],
    recommended: ['towel-bar-30', 'robe-hook'],
    parts: ['handle-kit', 'quarter-turn-cartridge', 'o-ring-kit'],
    services: ['install-tub', 'design-visit'],
  },
  shower: {
    ...metal,
    ...texts.shower,
    section: bathroom,
    form: 'detail',
    flows: [1.75, 1.75, 1.75, 2, 2.5],
    flowOf: 'minute',
    recommended: ['grab-bar-18', 'glass-shelf', 'towel-bar-24'],
    parts: ['flow-limiter', 'shower-hose', 'thermostatic-cartridge', 'diverter-cartridge'],
    services: ['install-shower', 'design-visit'],
  },
  showerTrim: {
    ...metal,
    ...texts.showerTrim,
    section: bathroom,
    form: 'detail',
    attributes: { accessible: [values.yes] },
    recommended: ['grab-bar-18', 'glass-shelf'],
    parts: ['handle-kit', 'pressure-cartridge', 'extension-kit'],
    services: ['install-shower', 'design-visit'],
  },
  accessory: {
    ...metal,
    ...texts.accessory,
    section: bathroom,
    form: 'detail',
    parts: ['wall-bracket'],
  },
} as const satisfies Partial<Record<FamilyKey, Family>>;
