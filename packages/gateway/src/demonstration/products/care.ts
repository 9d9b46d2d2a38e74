import type { Localized } from '../../texts/localized.ts';
import { finishesOf, type Item } from './item.ts';
import { write, type Text } from '../../texts/text.ts';
import english from '../texts/en/care.json' with { type: 'json' };
import { demonstrationTexts } from '../texts.ts';

const texts = demonstrationTexts('care', english);

/** What some finishes ask beside their neighbours, by their codes. */
const careOfFinishes: readonly (readonly [codes: readonly string[], care: Text])[] = [
  [['UB'], texts.unlacqueredBrass],
  [['NO', 'SO', 'WN'], texts.wood],
  [['LW', 'LG', 'LB'], texts.lacquer],
];

/** How an item is cared for: what its material asks, and what the finishes do that it comes in. */
export function careOf(item: Item): Localized {
  const { design, family, collection } = item;
  const codes = new Set(finishesOf(item).map(({ code }) => code));
  const ofFinishes = careOfFinishes.filter(([some]) => some.some((code) => codes.has(code))).map(([, care]) => care);
  const ofGlaze = family.palette === 'glaze' && collection?.care ? [collection.care] : [];
  const own = design.care ?? family.care;
  const sentences = [own, ...(family.kind === 'part' || design.care ? [] : [...ofFinishes, ...ofGlaze])];
  return write((locale) => sentences.map((sentence) => sentence(locale)).join(' '));
}
