import type { DesignCollection } from '../design.ts';
import { createRandom } from '../random.ts';
import { fillText } from '../../../texts/fill-text.ts';
import type { Text } from '../../../texts/text.ts';
import { autumn2026 } from './autumn-2026.ts';
import { averell } from './averell.ts';
import { oakeAndRill } from './oake-and-rill.ts';
import { plainForms } from './plain-forms.ts';
import { terrane } from './terrane.ts';
import english from '../../texts/en/collections/composed.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('collections/composed', english);

/** The curated collections, with the brands interleaved so that any prefix of the list has some of each. */
export const curatedCollections: readonly DesignCollection[] = [
  ...interleave(averell, oakeAndRill, terrane),
  ...autumn2026,
];

const beginnings = [
  'Al',
  'Bel',
  'Cal',
  'Dor',
  'El',
  'Far',
  'Gal',
  'Hol',
  'Iv',
  'Kel',
  'Lor',
  'Mor',
  'Nor',
  'Or',
  'Pel',
  'Ros',
  'Sel',
  'Tor',
  'Ul',
  'Ver',
  'Wel',
  'Yar',
];
const middles = ['a', 'an', 'ar', 'e', 'en', 'er', 'i', 'in', 'o', 'on', 'u', 'ym'];
const ends = [
  'beck',
  'by',
  'combe',
  'dale',
  'den',
  'field',
  'ford',
  'gate',
  'ham',
  'holt',
  'hurst',
  'ley',
  'lo',
  'mere',
  'more',
  'ness',
  'ra',
  'rick',
  'stead',
  'ston',
  'thorpe',
  'ton',
  'va',
  'wick',
];

/** Returns the collection at an index of an endless list: first the curated ones, then composed ones with unique names. */
export function collectionAt(place: number): DesignCollection {
  const model = curatedCollections[place % curatedCollections.length];
  if (model === undefined) throw new RangeError(`no collection at ${place}`);
  return place < curatedCollections.length ? model : composed(model, place - curatedCollections.length);
}

function composed(model: DesignCollection, place: number): DesignCollection {
  const name = nameAt(place);
  const random = createRandom(`collection ${name}`);
  const [source, gesture] = [random.pick(texts.sources), random.pick(texts.gestures)];
  return {
    ...model,
    name,
    idea: (locale) => fillText(texts.idea(locale), { name, source: source(locale), gesture: gesture(locale) }),
    priceFactor: random.between(0.85, 1.35, 0.05),
    age: random.between(0, 12),
    forms: Object.fromEntries(Object.keys(model.forms).map((form) => [form, random.pick(formsOf(form, model))])),
  };
}

/** The phrases from collections that have the same form in the same material. */
function formsOf(phrase: string, model: DesignCollection): Text[] {
  const materials = plainForms[phrase]?.materials ?? [];
  const isLike = ({ form }: DesignCollection) => materials.every((each) => form?.[each] === model.form?.[each]);
  const pairs = curatedCollections.filter(isLike).map(({ forms }) => forms[phrase]);
  return pairs.filter((pair) => pair !== undefined);
}

/** Returns a unique name for each number: all combinations of beginning, middle and end, then again with a second middle. */
function nameAt(place: number): string {
  const [beginning, afterBeginning] = draw(beginnings, place);
  const [end, afterEnd] = draw(ends, afterBeginning);
  const [middle, rest] = draw(middles, afterEnd);
  return `${beginning}${middle}${rest === 0 ? '' : `l${draw(middles, rest - 1)[0]}`}${end}`;
}

function draw(list: readonly string[], place: number): [item: string, rest: number] {
  return [list[place % list.length] ?? '', Math.floor(place / list.length)];
}

function interleave(...lists: readonly (readonly DesignCollection[])[]): DesignCollection[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, row) => lists.flatMap((list) => list[row] ?? [])).flat();
}
