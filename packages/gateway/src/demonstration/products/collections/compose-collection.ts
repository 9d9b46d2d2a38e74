import type { Collection } from '../design.ts';
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

/** The collections written by hand, the brands in turn so that any beginning of the list has some of each. */
export const written: readonly Collection[] = [...inTurn(averell, oakeAndRill, terrane), ...autumn2026];

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

/** The collection at a place in the endless list: first those written by hand, then composed ones with names of their own. */
export function collectionAt(place: number): Collection {
  const model = written[place % written.length];
  if (model === undefined) throw new RangeError('there is no collection');
  return place < written.length ? model : composed(model, place - written.length);
}

function composed(model: Collection, place: number): Collection {
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

/** A phrase is lent only to what has the same form in the same material. */
function formsOf(phrase: string, model: Collection): Text[] {
  const materials = plainForms[phrase]?.materials ?? [];
  const isLike = ({ form }: Collection) => materials.every((each) => form?.[each] === model.form?.[each]);
  const pairs = written.filter(isLike).map(({ forms }) => forms[phrase]);
  return pairs.filter((pair) => pair !== undefined);
}

/** A name for each number: every beginning, middle and end once, then again with a second middle. */
function nameAt(place: number): string {
  const [beginning, afterBeginning] = draw(beginnings, place);
  const [end, afterEnd] = draw(ends, afterBeginning);
  const [middle, rest] = draw(middles, afterEnd);
  return `${beginning}${middle}${rest === 0 ? '' : `l${draw(middles, rest - 1)[0]}`}${end}`;
}

function draw(list: readonly string[], place: number): [item: string, rest: number] {
  return [list[place % list.length] ?? '', Math.floor(place / list.length)];
}

function inTurn(...lists: readonly (readonly Collection[])[]): Collection[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, row) => lists.flatMap((list) => list[row] ?? [])).flat();
}
