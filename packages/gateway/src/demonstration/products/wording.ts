import { defaultLanguage, inLocale, type Locale } from '@basin/domain';
import type { Product } from '../../catalogue/index.ts';
import type { Localized } from '../../texts/localized.ts';
import { plainForms } from './collections/plain-forms.ts';
import type { Finish } from '../finishes.ts';
import type { DesignCollection } from './design.ts';
import { careOf } from './care.ts';
import { brandOf, finishesOf, type Item } from './item.ts';
import { flowText, lengthText, volumeText } from '../../texts/measure.ts';
import { createRandom } from './random.ts';
import type { Figures } from './specification.ts';
import { placeholdersOf, localize, type Facts, type Text } from '../../texts/text.ts';
import { fillText } from '../../texts/fill-text.ts';
import { byLocale } from '../../texts/by-locale.ts';
import english from '../texts/en/wording.json' with { type: 'json' };
import { demonstrationTexts } from '../texts.ts';

const wording = demonstrationTexts('wording', english);

const featureCount = 5;

type Texts = Pick<Product, 'shortDescription' | 'description' | 'metaTitle' | 'features' | 'care'>;

/** Returns the name of a product. Each language puts the collection before or after the noun, and before any addition after a comma. */
export function productNameOf({ design, collection }: Item): Text {
  if (collection === undefined) return design.name;
  return (locale) => {
    const [noun = '', ...rest] = design.name(locale).split(/(?=, )/);
    return fillText(wording.name(locale), { name: collection.name, noun, rest: rest.join('') });
  };
}

/** Converts a name to a URL slug. */
export function productSlugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * Returns the texts of a product, selected at random from those of its design and family.
 *
 * @param plain whether its picture shows the plain form although its collection has another one
 */
export function productTextsOf(item: Item, figures: Figures, plain = false): Texts {
  const { design, family } = item;
  const random = createRandom(`texts ${item.number}`);
  const facts = { ...factsAbout(item, figures), ...(plain && plainFormsOf(item)) };
  const [opening, detail] = pairingOf(item);
  const note = random.pick(applicable(design.notes ?? family.notes, facts));
  const features = applicable(design.features ?? family.features, facts);
  const name = productNameOf(item);
  return {
    shortDescription: shortOf(item, facts) ?? localize(opening, facts),
    description: joined([...[opening, detail, note].map((sentence) => localize(sentence, facts)), ...rangeOf(item)]),
    metaTitle: localize((locale) =>
      fillText(wording.metaTitle(locale), { product: name(locale), brand: brandOf(item) }),
    ),
    features: random.sample(features, featureCount).map((feature) => localize(feature, facts)),
    care: careOf(item),
  };
}

/** Selects an opening and a detail. Neighbouring designs of a collection, which may share texts, get different pairings. */
function pairingOf({ design, collection, number }: Item): [opening: Text, detail: Text] {
  const { openings, details } = design;
  const pairings = openings.flatMap((opening) => details.map((detail): [Text, Text] => [opening, detail]));
  const start = createRandom(`pairing ${collection?.name ?? ''}`).between(0, pairings.length - 1);
  const pairing = pairings[(start + Number(number)) % pairings.length];
  if (pairing === undefined) throw new RangeError(`${design.key} has no texts`);
  return pairing;
}

/** The closing sentence with the collection of a product, its number of finishes, and two of them. */
function rangeOf(item: Item): Localized[] {
  if (item.collection === undefined) return [];
  const name = always(item.collection.name);
  const finishes = finishesOf(item);
  const random = createRandom(`range ${item.number}`);
  const [one, other] = random.sample(finishes, 2).map(inSentence);
  const count = wording.counts[finishes.length - 2];
  if (!one || !other || !count) return [localize(wording.collection, { name })];
  if (finishes.length === 2) return [localize(wording.inTwoFinishes, { name, one, other })];
  return [
    localize(random.pick(wording.inFinishes), { name, one, other, count, finishes: finishWordOf(item, finishes) }),
  ];
}

function finishWordOf({ design, family }: Item, finishes: readonly Finish[]): Text {
  const palette = design.palette ?? family.palette;
  const isAllWood = palette === 'wood' && finishes.every(({ code }) => !code.startsWith('L'));
  return isAllWood ? wording.woods : wording.finishes[palette];
}

/** The changes of case for a name inside a sentence; the texts of a language select one. */
const changes: Readonly<Record<string, (text: string) => string>> = {
  unchanged: (text) => text,
  smallFirst: (text) => text.charAt(0).toLowerCase() + text.slice(1),
  smallAfterFirst: (text) => text.charAt(0) + text.slice(1).toLowerCase(),
};

const changed =
  (text: Text, change: Text): Text =>
  (locale) =>
    (changes[change(locale)] ?? String)(text(locale));

const inSentence = ({ name }: Finish): Text => changed(name, wording.finishInSentence);

const always =
  (text: string): Text =>
  () =>
    text;

/** The placeholders of the texts: the collection, its forms and the product's figures. */
function factsAbout({ family, collection }: Item, { measures, flow }: Figures): Facts {
  return {
    ...collection?.forms,
    ...(collection && { name: always(collection.name) }),
    ...Object.fromEntries(measures.map(([key, inches]) => [key, lengthText(inches)])),
    ...(flow !== undefined && (family.flowOf === 'flush' ? { flush: volumeText(flow) } : { flow: flowText(flow) })),
  };
}

/** The phrases that replace those of the collection about the item's material. */
function plainFormsOf({ design, family, collection }: Item): DesignCollection['forms'] {
  const material = design.palette ?? family.palette;
  const own = Object.entries(plainForms).filter(
    ([key, form]) => form.materials.includes(material) && collection?.forms[key],
  );
  return Object.fromEntries(own.map(([key, { phrase }]) => [key, phrase]));
}

/** One sentence for a card with the noun, the collection and its form. */
function shortOf({ design, family, collection }: Item, facts: Facts): Localized | undefined {
  const form = facts[design.form ?? family.form ?? ''];
  if (collection === undefined || form === undefined) return undefined;
  const noun = changed(design.name, wording.nounInSentence);
  const pause = always(design.name(defaultLanguage).includes(',') ? ',' : '');
  // a form's phrase may already contain the verb "has"
  const hasItself = (locale: Locale) => form(locale).includes(wording.has(locale));
  const sentence: Text = (locale) => (hasItself(locale) ? wording.shortOfFormThatHas : wording.short)(locale);
  return localize(sentence, { ...facts, noun, pause, form });
}

function applicable(texts: readonly Text[], facts: Facts): Text[] {
  return texts.filter((text) => placeholdersOf(text).every((fact) => fact in facts));
}

const joined = (sentences: readonly Localized[]): Localized =>
  byLocale((locale) => sentences.map((sentence) => inLocale(sentence, locale)).join(' '));
