import type { Localized } from '../../texts/localized.ts';
import { finishesOf, type Item } from './item.ts';
import { write, type Pair } from '../../texts/text.ts';

/** What some finishes ask beside their neighbours, by their codes. */
const careOfFinishes: readonly (readonly [codes: readonly string[], care: Pair])[] = [
  [['UB'], ['Unlacquered brass darkens and may be polished back.', 'Le laiton brut fonce et se repolit.']],
  [
    ['NO', 'SO', 'WN'],
    ['Oil the wood once a year.', 'Huiler le bois une fois par an.'],
  ],
  [
    ['LW', 'LG', 'LB'],
    ['Lacquer needs only a cloth.', "La laque ne demande qu'un linge."],
  ],
];

/** How an item is cared for: what its material asks, and what the finishes do that it comes in. */
export function careOf(item: Item): Localized {
  const { design, family, collection } = item;
  const codes = new Set(finishesOf(item).map(({ code }) => code));
  const ofFinishes = careOfFinishes.filter(([some]) => some.some((code) => codes.has(code))).map(([, care]) => care);
  const ofGlaze = family.palette === 'glaze' && collection?.care ? [collection.care] : [];
  const own = design.care ?? family.care;
  const sentences = [own, ...(family.kind === 'part' || design.care ? [] : [...ofFinishes, ...ofGlaze])];
  return write([sentences.map(([en]) => en).join(' '), sentences.map(([, fr]) => fr).join(' ')]);
}
