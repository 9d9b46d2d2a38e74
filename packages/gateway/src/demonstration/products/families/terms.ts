import { withValues, type Text } from '../../../texts/text.ts';
import type { LeadTime } from '../design.ts';
import { values } from '../values.ts';
import english from '../../texts/en/families/terms.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('families/terms', english);

export const bathroom = texts.bathroom;
export const tile = texts.tile;
const between = (words: Text, from: number, to: number): Text =>
  withValues(words, { from: String(from), to: String(to) });
export const days = (from: number, to: number): LeadTime => ({
  words: between(texts.days, from, to),
  days: Math.ceil((to * 7) / 5),
});
export const weeks = (from: number, to: number): LeadTime => ({ words: between(texts.weeks, from, to), days: to * 7 });
const { metalCare } = texts;
export const chinaCare = texts.chinaCare;
export const steelCare = texts.steelCare;
const { glazeCare } = texts;
export const metalFeatures = texts.metalFeatures;
export const metal = {
  palette: 'metal',
  care: metalCare,
  freight: 'Parcel',
  leadTime: days(3, 5),
  kind: 'fixture',
} as const;
export const faucet = {
  ...metal,
  form: 'spout',
  flowOf: 'minute',
  attributes: {
    material: [values.brass],
    accessible: [values.yes],
    valve: texts.faucet.attributes.valve,
    connection: texts.faucet.attributes.connection,
  },
} as const;
export const china = { palette: 'ceramic', care: chinaCare, kind: 'fixture' } as const;
export const glazed = {
  palette: 'glaze',
  care: glazeCare,
  freight: 'Freight',
  leadTime: days(10, 15),
  section: tile,
} as const;
const { layingNotes } = texts;
/** Notes for trim, which needs no cutting of a field and has no samples. */
export const { trimNotes } = texts;
export const glazeNotes: readonly Text[] = [...texts.glazeNotes, ...layingNotes];
export const stoneNotes: readonly Text[] = [...texts.stoneNotes, ...layingNotes];
