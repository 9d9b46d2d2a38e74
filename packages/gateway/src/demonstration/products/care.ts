import type { Localized } from '../../texts/localized.ts';
import { finishesOf, type Item } from './item.ts';
import { localize, type Text } from '../../texts/text.ts';
import english from '../texts/en/care.json' with { type: 'json' };
import { demonstrationTexts } from '../texts.ts';

const texts = demonstrationTexts('care', english);

/** Additional care texts by finish code. */
const careOfFinishes: readonly (readonly [codes: readonly string[], care: Text])[] = [
  [['UB'], texts.unlacqueredBrass],
  [['NO', 'SO', 'WN'], texts.wood],
  [['LW', 'LG', 'LB'], texts.lacquer],
];

/** The care text of an item, for its material and its finishes. */
export function careOf(item: Item): Localized {
  const { design, family, collection } = item;
  const codes = new Set(finishesOf(item).map(({ code }) => code));
  const ofFinishes = careOfFinishes.filter(([some]) => some.some((code) => codes.has(code))).map(([, care]) => care);
  const ofGlaze = family.palette === 'glaze' && collection?.care ? [collection.care] : [];
  const own = design.care ?? family.care;
  const sentences = [own, ...(family.kind === 'part' || design.care ? [] : [...ofFinishes, ...ofGlaze])];
  return localize((locale) => sentences.map((sentence) => sentence(locale)).join(' '));
}
