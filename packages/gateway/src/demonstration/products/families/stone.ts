import type { Family, FamilyKey } from '../design.ts';
import type { Text } from '../../../texts/text.ts';
import { values } from '../values.ts';
import { days, stoneNotes, tile, trimNotes, weeks } from './terms.ts';
import english from '../../texts/en/families/stone.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('families/stone', english);

const { stoneCare } = texts;
const stony = { palette: 'stone', care: stoneCare, freight: 'Freight Shipping', section: tile } as const;
const { unbacked, squared, grip, calibrated } = texts;
const stoneFeatures: readonly Text[] = [calibrated, grip, ...texts.stoneFeatures, unbacked, ...texts.stoneFeatures2];
const wallFeatures = stoneFeatures.filter((line) => line !== grip);
const trimFeatures: readonly Text[] = [...wallFeatures.filter((line) => line !== calibrated), ...texts.turned];

export const stoneFamilies = {
  stoneField: {
    ...stony,
    ...texts.stoneField,
    kind: 'tile',
    form: 'surface',
    leadTime: days(10, 15),
    notes: stoneNotes,
    features: stoneFeatures,
    attributes: { surface: [values.honed], shade: texts.stoneField.attributes.shade },
    recommended: ['tile-sealer', 'stone-soap', 'fine-grout'],
    services: ['install-tile', 'design-visit'],
  },
  stoneMosaic: {
    ...stony,
    ...texts.stoneMosaic,
    kind: 'tile',
    form: 'surface',
    leadTime: days(10, 15),
    notes: stoneNotes,
    features: [...stoneFeatures.filter((line) => line !== unbacked), squared],
    attributes: { surface: [values.honed], shade: texts.stoneMosaic.attributes.shade },
    recommended: ['tile-sealer', 'fine-grout'],
    services: ['install-tile'],
  },
  stoneTrim: {
    ...stony,
    ...texts.stoneTrim,
    kind: 'trim',
    freight: 'Parcel',
    form: 'surface',
    leadTime: days(10, 15),
    notes: trimNotes,
    features: trimFeatures,
    attributes: { surface: [values.honed] },
    recommended: ['tile-sealer'],
    services: ['install-tile'],
  },
  slab: {
    ...stony,
    ...texts.slab,
    kind: 'tile',
    form: 'surface',
    leadTime: weeks(2, 6),
    features: wallFeatures,
    attributes: { surface: [values.honed], shade: texts.slab.attributes.shade },
    recommended: ['stone-soap'],
    services: ['install-tile', 'design-room'],
  },
} as const satisfies Partial<Record<FamilyKey, Family>>;
