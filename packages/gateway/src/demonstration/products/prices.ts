import { sampleSku } from '@basin/domain';
import { type Price, customerGroups } from '../../catalogue/index.ts';
import type { Finish } from '../finishes.ts';
import { companion, finishesOf, randomOf, skuOf, type Item } from './item.ts';
import { createRandom } from './random.ts';

/** What each group pays of the list price. */
const groupFactors = { GST: 1, TVS: 0.8, FAF: 0.7, CAS: 0.6 } as const;
const BUNDLE_FACTOR = 0.92;
const LIST_OVER_STANDALONE = 1.02;
const SAMPLE_DOLLARS = 5;

/** How a product is priced beside its figures: which entries it has, and what a sale takes off. */
interface PriceScheme {
  readonly standalone: boolean;
  readonly forAll: boolean;
  readonly saleFactor: number | undefined;
}

/** The price entries of one sku: for every customer group, and a sale where there is one. */
export function pricesOf(item: Item, finish: Finish): Price[] {
  const sku = skuOf(item, finish);
  const scheme = schemeOf(item);
  const list = listDollars(item, finish);
  if (scheme.forAll) return [entry(sku, sku, list)];
  const kinds = scheme.standalone ? (['standalone', 'pricelist'] as const) : (['pricelist'] as const);
  const prices = kinds.flatMap((kind) =>
    customerGroups.map((group) => {
      const over = scheme.standalone && kind === 'pricelist' ? LIST_OVER_STANDALONE : 1;
      const dollars = Math.round(list * groupFactors[group] * over);
      return { ...entry(`${sku}-${kind}-${group}`, sku, dollars, scheme.saleFactor), customerGroup: group };
    }),
  );
  const others = isFirstPictured(item, finish) ? [pictureEntry(item)] : [];
  return [...prices, ...others, ...(hasSample(item, finish) ? sampleEntries(sku) : [])];
}

/** The list price: a design's own, or for a set a little less than its parts together. */
function listDollars(item: Item, finish: Finish): number {
  const parts = item.design.bundle?.map((part) => ({ ...part, item: companion(item, part.key) })) ?? [];
  if (parts.length === 0) return designDollars(item, finish);
  const sum = parts.reduce(
    (total, part) => total + (part.item ? part.quantity * designDollars(part.item, matching(part.item, finish)) : 0),
    0,
  );
  return rounded(sum * BUNDLE_FACTOR);
}

/** The finish of a part that goes with the finish of its set. */
export function matching(part: Item, finish: Finish): Finish {
  const choices = finishesOf(part);
  const match = choices.find(({ code }) => code === finish.code) ?? choices[0];
  if (match === undefined) throw new RangeError(`${part.design.key} comes in no finish`);
  return match;
}

function designDollars(item: Item, finish: Finish): number {
  const [from, to, step] = item.design.price;
  const base = randomOf(item, 'price').between(from, to, step);
  return rounded(base * (item.collection?.priceFactor ?? 1) * finish.priceFactor);
}

function schemeOf(item: Item): PriceScheme {
  const random = createRandom(`scheme ${item.number}`);
  const forAll = item.design.family === 'sharedPart' && random.chance(0.1);
  const standalone = random.chance(0.3);
  const drawn = random.chance(0.1);
  const onSale = drawn && item.family.kind !== 'service' && !isYoung(item);
  return { forAll, standalone, saleFactor: onSale ? random.pick([0.9, 0.85, 0.8]) : undefined };
}

/** What is still new is not yet on sale. */
const isYoung = ({ collection }: Item) => collection?.age === 0;

function entry(key: string, sku: string, dollars: number, saleFactor?: number): Price {
  const centAmount = Math.round(dollars * 100);
  const sale = saleFactor === undefined ? {} : { discountedCentAmount: Math.round(dollars * saleFactor) * 100 };
  return { key, sku, currencyCode: 'USD', centAmount, ...sale };
}

/** Price systems also list picture variants, which are not for sale; readers must skip them. */
function pictureEntry(item: Item): Price {
  const sku = `${item.number}-IMGV`;
  return { ...entry(`${sku}-standalone-GST`, sku, 0.01), customerGroup: 'GST' };
}

/** A sample costs everybody the same, and trade customers nothing. */
function sampleEntries(sku: string): Price[] {
  const sample = sampleSku(sku);
  const dollars = { GST: SAMPLE_DOLLARS, TVS: 0 } as const;
  return (['GST', 'TVS'] as const).map((group) => ({
    ...entry(`${sample}-standalone-${group}`, sample, dollars[group]),
    customerGroup: group,
  }));
}

/** Of every tile, and of fixtures that one chooses a finish for. */
function hasSample(item: Item, { code }: Finish): boolean {
  const { kind } = item.family;
  return code !== 'NA' && (kind === 'tile' || (kind === 'fixture' && finishesOf(item).length > 1));
}

function isFirstPictured(item: Item, finish: Finish): boolean {
  return item.design.key === 'single-hole-faucet' && finishesOf(item)[0]?.code === finish.code;
}

/** To five dollars, or to one under fifty. */
function rounded(dollars: number): number {
  const step = dollars < 50 ? 1 : 5;
  return Math.round(dollars / step) * step;
}
