import type { Collection } from '../design.ts';
import { createRandom } from '../random.ts';
import type { Pair } from '../../../texts/text.ts';
import { autumn2026 } from './autumn-2026.ts';
import { averell } from './averell.ts';
import { oakeAndRill } from './oake-and-rill.ts';
import { plainForms } from './plain-forms.ts';
import { terrane } from './terrane.ts';

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

/** What a collection starts from, and what is done with it. */
const sources: readonly Pair[] = [
  ['the ribs of a rowing boat', "les membrures d'une barque"],
  ['a key left in a door', 'une clé restée sur la porte'],
  ['frost on a ploughed field', 'le givre sur un labour'],
  ['the handle of a good knife', "le manche d'un bon couteau"],
  ['rain on a tin roof', 'la pluie sur un toit de tôle'],
  ['a stair worn hollow in the middle', 'un escalier creusé en son milieu'],
  ['the spine of a bound book', "le dos d'un livre relié"],
  ['a lighthouse seen from the land', 'un phare vu de la terre'],
  ['sheets drying in the wind', 'des draps qui sèchent au vent'],
  ['the rim of an old well', "la margelle d'un vieux puits"],
  ['a row of poplars in winter', 'une rangée de peupliers en hiver'],
  ['the lid of a piano', "le couvercle d'un piano"],
];
const gestures: readonly Pair[] = [
  ['The outline is kept and the ornament left out.', "Le contour est gardé, l'ornement laissé."],
  [
    'It was drawn forty times and made on the forty-first.',
    'Elle fut dessinée quarante fois et faite à la quarante et unième.',
  ],
  [
    'Each curve has one centre, and all the centres lie on a line.',
    'Chaque courbe a un centre, et tous les centres sont sur une ligne.',
  ],
  ['Nothing is thicker than strength asks.', "Rien n'est plus épais que la solidité ne le demande."],
  ['The hand was asked first, and the eye second.', "La main fut consultée d'abord, l'œil ensuite."],
  ['What holds it together may be seen.', 'Ce qui la tient ensemble se voit.'],
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
  const [source, gesture] = [random.pick(sources), random.pick(gestures)];
  return {
    ...model,
    name,
    idea: [
      `${name} starts from an image: ${source[0]}. ${gesture[0]}`,
      `${name} part d'une image : ${source[1]}. ${gesture[1]}`,
    ],
    priceFactor: random.between(0.85, 1.35, 0.05),
    age: random.between(0, 12),
    forms: Object.fromEntries(Object.keys(model.forms).map((form) => [form, random.pick(formsOf(form, model))])),
  };
}

/** A phrase is lent only to what has the same form in the same material. */
function formsOf(phrase: string, model: Collection): Pair[] {
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
