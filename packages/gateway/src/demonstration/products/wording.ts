import type { Product } from '../../catalogue/product.ts';
import type { Localized } from '../../texts/localized.ts';
import { plainForms } from './collections/plain-forms.ts';
import type { Collection, Palette } from './design.ts';
import { careOf } from './care.ts';
import { brandOf, finishesOf, type Item } from './item.ts';
import { flowText, lengthText, volumeText } from '../../texts/measure.ts';
import { createRandom } from './random.ts';
import type { Figures } from './specification.ts';
import { factsOf, write, type Facts, type Pair } from '../../texts/text.ts';

const FEATURES = 5;

type Texts = Pick<Product, 'shortDescription' | 'description' | 'metaTitle' | 'features' | 'care'>;

/** English puts the collection before the noun; French after it, before what a comma adds. */
export function nameOf({ design, collection }: Item): Pair {
  const [en, fr] = design.name;
  if (collection === undefined) return [en, fr];
  const [noun = fr, ...rest] = fr.split(/(?=, )/);
  return [`${collection.name} ${en}`, `${noun} ${collection.name}${rest.join('')}`];
}

/** A name as it stands in an address. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * The texts of a product, drawn from those written for its design and family.
 *
 * @param plain whether its picture shows the plain form though its collection has another
 */
export function textsOf(item: Item, figures: Figures, plain = false): Texts {
  const { design, family } = item;
  const random = createRandom(`texts ${item.number}`);
  const facts = { ...factsAbout(item, figures), ...(plain && plainFormsOf(item)) };
  const [opening, detail] = pairingOf(item);
  const note = random.pick(sayable(design.notes ?? family.notes, facts));
  const features = sayable(design.features ?? family.features, facts);
  const [en, fr] = nameOf(item);
  return {
    shortDescription: write(shortOf(item, facts) ?? opening, facts),
    description: joined([opening, detail, note, ...rangeOf(item)].map((sentence) => write(sentence, facts))),
    metaTitle: write([`${en} | ${brandOf(item)}`, `${fr} | ${brandOf(item)}`]),
    features: random.sample(features, FEATURES).map((feature) => write(feature, facts)),
    care: careOf(item),
  };
}

/** An opening and a detail; neighbouring designs of a collection, which may share their texts, get another pairing. */
function pairingOf({ design, collection, number }: Item): [opening: Pair, detail: Pair] {
  const { openings, details } = design;
  const pairings = openings.flatMap((opening) => details.map((detail): [Pair, Pair] => [opening, detail]));
  const start = createRandom(`pairing ${collection?.name ?? ''}`).between(0, pairings.length - 1);
  const pairing = pairings[(start + Number(number)) % pairings.length];
  if (pairing === undefined) throw new RangeError(`${design.key} has no texts`);
  return pairing;
}

const figureWords: readonly Pair[] = [
  ['two', 'deux'],
  ['three', 'trois'],
  ['four', 'quatre'],
  ['five', 'cinq'],
  ['six', 'six'],
  ['seven', 'sept'],
  ['eight', 'huit'],
  ['nine', 'neuf'],
  ['ten', 'dix'],
  ['eleven', 'onze'],
  ['twelve', 'douze'],
];
const finishWords: Readonly<Record<Palette, Pair>> = {
  metal: ['finishes', 'finis'],
  steel: ['finishes', 'finis'],
  plain: ['finishes', 'finis'],
  ceramic: ['colours', 'couleurs'],
  seat: ['colours', 'couleurs'],
  sink: ['colours', 'couleurs'],
  wood: ['woods and lacquers', 'bois et laques'],
  glaze: ['glazes', 'émaux'],
  stone: ['stones', 'pierres'],
};

const woods: Pair = ['woods', 'bois'];

/** Says which collection a product belongs to, how many finishes there are, and two of them. */
type RangeSentence = (name: string, count: Pair, words: Pair, one: Pair, other: Pair) => Pair;

const rangeSentences: readonly RangeSentence[] = [
  (name, count, words, one, other) => [
    `Part of the ${name} collection, in ${count[0]} ${words[0]}, ${one[0]} and ${other[0]} among them.`,
    `Collection ${name}, en ${count[1]} ${words[1]}, dont ${one[1]} et ${other[1]}.`,
  ],
  (name, count, words, one, other) => [
    `There are ${count[0]} ${words[0]} to choose from in ${name}: ${one[0]}, say, or ${other[0]}.`,
    `Au choix, ${count[1]} ${words[1]} dans la collection ${name} : ${one[1]}, par exemple, ou ${other[1]}.`,
  ],
  (name, count, words, one, other) => [
    `Like all of ${name} it can be ordered to match: in ${one[0]}, in ${other[0]}, in ${count[0]} ${words[0]} in all.`,
    `Comme toute la collection ${name}, à assortir : ${one[1]}, ${other[1]}, ${count[1]} ${words[1]} en tout.`,
  ],
  (name, count, words, one, other) => [
    `${one[0]} and ${other[0]} are two of the ${count[0]} ${words[0]} in ${name}.`,
    `${capitalised(one[1])} et ${other[1]} : deux des ${count[1]} ${words[1]} de la collection ${name}.`,
  ],
];

/** The closing sentence. */
function rangeOf(item: Item): Pair[] {
  if (item.collection === undefined) return [];
  const { name } = item.collection;
  const finishes = finishesOf(item);
  const random = createRandom(`range ${item.number}`);
  const [one, other] = random.sample(finishes, 2);
  const count = figureWords[finishes.length - 2];
  if (!one || !other || !count) return [[`Part of the ${name} collection.`, `Collection ${name}.`]];
  if (finishes.length === 2) return [inTwo(name, inText(one.name), inText(other.name))];
  const palette = item.design.palette ?? item.family.palette;
  const isAllWood = palette === 'wood' && finishes.every(({ code }) => !code.startsWith('L'));
  const words = isAllWood ? woods : finishWords[palette];
  return [random.pick(rangeSentences)(name, count, words, inText(one.name), inText(other.name))];
}

function inTwo(name: string, one: Pair, other: Pair): Pair {
  return [
    `Part of the ${name} collection, in ${one[0]} or ${other[0]}.`,
    `Collection ${name}, en ${one[1]} ou ${other[1]}.`,
  ];
}

/** A finish named inside a sentence: French writes it small. */
function inText([en, fr]: Pair): Pair {
  return [en, fr.charAt(0).toLowerCase() + fr.slice(1)];
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What the texts may name: the collection, its forms and the product's own figures. */
function factsAbout({ family, collection }: Item, { measures, flow }: Figures): Facts {
  return {
    ...collection?.forms,
    ...(collection && { name: [collection.name, collection.name] as const }),
    ...Object.fromEntries(measures.map(([key, inches]) => [key, lengthText(inches)])),
    ...(flow !== undefined && (family.flowOf === 'flush' ? { flush: volumeText(flow) } : { flow: flowText(flow) })),
  };
}

/** What to say in place of the collection's own phrases about the material that an item is made of. */
function plainFormsOf({ design, family, collection }: Item): Collection['forms'] {
  const material = design.palette ?? family.palette;
  const own = Object.entries(plainForms).filter(
    ([key, form]) => form.materials.includes(material) && collection?.forms[key],
  );
  return Object.fromEntries(own.map(([key, { phrase }]) => [key, phrase]));
}

/** One sentence for a card: the noun, the collection, the form that marks it. */
function shortOf({ design, family, collection }: Item, facts: Facts): Pair | undefined {
  const form = design.form ?? family.form;
  if (collection === undefined || form === undefined) return undefined;
  const [en, fr] = design.name;
  const noun = en.charAt(0) + en.slice(1).toLowerCase();
  const pause = en.includes(',') ? ',' : '';
  const [enForm = '', frForm = ''] = facts[form] ?? [];
  // a form may say itself what it has
  const enJoint = enForm.includes(' with ') ? ':' : ', with';
  const frJoint = frForm.includes(' avec ') ? ' :' : ', avec';
  return [
    `${noun}${pause} from the ${collection.name} collection${enJoint} {${form}}.`,
    `${fr}${pause} de la collection ${collection.name}${frJoint} {${form}}.`,
  ];
}

function sayable(texts: readonly Pair[], facts: Facts): Pair[] {
  return texts.filter((text) => factsOf(text).every((fact) => fact in facts));
}

function joined(sentences: readonly Localized[]): Localized {
  return { en: sentences.map(({ en }) => en).join(' '), fr: sentences.map(({ fr }) => fr).join(' ') };
}
