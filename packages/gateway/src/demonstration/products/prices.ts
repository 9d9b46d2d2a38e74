import { sampleSku } from '@basin/domain';
import { type Price, customerGroups } from '../../catalogue/index.ts';
import type { Finish } from '../finishes.ts';
import { companion, finishesOf, randomOf, itemSkuOf, type Item } from './item.ts';
import { createRandom } from './random.ts';

/** The share of the list price that each customer group pays. */
const groupFactors = { GST: 1, TVS: 0.8, FAF: 0.7, CAS: 0.6 } as const;
const bundleFactor = 0.92;
const listOverStandalone = 1.02;
const sampleDollars = 5;

/** Which price entries a product has, and the factor of its sale. */
interface PriceScheme {
  readonly standalone: boolean;
  readonly forAll: boolean;
  readonly saleFactor: number | undefined;
}

/** The price entries of one sku for every customer group, including any sale price. */
export function pricesOf(item: Item, finish: Finish): Price[] {
  const sku = itemSkuOf(item, finish);
  const scheme = schemeOf(item);
  const list = listDollars(item, finish);
  if (scheme.forAll) return [entry(sku, sku, list)];
  const kinds = scheme.standalone ? (['standalone', 'pricelist'] as const) : (['pricelist'] as const);
  const prices = kinds.flatMap((kind) =>
    customerGroups.map((group) => {
      const over = scheme.standalone && kind === 'pricelist' ? listOverStandalone : 1;
      const dollars = Math.round(list * groupFactors[group] * over);
      return { ...entry(`${sku}-${kind}-${group}`, sku, dollars, scheme.saleFactor), customerGroup: group };
    }),
  );
  const others = isFirstPictured(item, finish) ? [pictureEntry(item)] : [];
  return [...prices, ...others, ...(hasSample(item, finish) ? sampleEntries(sku) : [])];
}

/** The list price of a design, or of a set with a discount on the sum of its parts. */
function listDollars(item: Item, finish: Finish): number {
  const parts = item.design.bundle?.map((part) => ({ ...part, item: companion(item, part.key) })) ?? [];
  if (parts.length === 0) return designDollars(item, finish);
  const sum = parts.reduce(
    (total, part) =>
      total + (part.item ? part.quantity * designDollars(part.item, matchingFinish(part.item, finish)) : 0),
    0,
  );
  return rounded(sum * bundleFactor);
}

/** Returns the finish of a part that matches the finish of its set. */
export function matchingFinish(part: Item, finish: Finish): Finish {
  const choices = finishesOf(part);
  const match = choices.find(({ code }) => code === finish.code) ?? choices[0];
  if (match === undefined) throw new RangeError(`${part.design.key} has no finish`);
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
  const onSale = drawn && item.family.kind !== 'service' && !isNew(item);
  return { forAll, standalone, saleFactor: onSale ? random.pick([0.9, 0.85, 0.8]) : undefined };
}

/** New products are not on sale. */
const isNew = ({ collection }: Item) => collection?.age === 0;

function entry(key: string, sku: string, dollars: number, saleFactor?: number): Price {
  const centAmount = Math.round(dollars * 100);
  const sale = saleFactor === undefined ? {} : { discountedCentAmount: Math.round(dollars * saleFactor) * 100 };
  return { key, sku, currencyCode: 'USD', centAmount, ...sale };
}

/** Real price systems also list picture variants, which are not for sale, so readers must skip them. */
function pictureEntry(item: Item): Price {
  const sku = `${item.number}-IMGV`;
  return { ...entry(`${sku}-standalone-GST`, sku, 0.01), customerGroup: 'GST' };
}

/** A sample is free for trade customers and has one price for everyone else. */
function sampleEntries(sku: string): Price[] {
  const sample = sampleSku(sku);
  const dollars = { GST: sampleDollars, TVS: 0 } as const;
  return (['GST', 'TVS'] as const).map((group) => ({
    ...entry(`${sample}-standalone-${group}`, sample, dollars[group]),
    customerGroup: group,
  }));
}

/** Samples exist of every tile, and of fixtures with a choice of finish. */
function hasSample(item: Item, { code }: Finish): boolean {
  const { kind } = item.family;
  return code !== 'NA' && (kind === 'tile' || (kind === 'fixture' && finishesOf(item).length > 1));
}

function isFirstPictured(item: Item, finish: Finish): boolean {
  return item.design.key === 'single-hole-faucet' && finishesOf(item)[0]?.code === finish.code;
}

/** Rounds to five dollars, or to one dollar below fifty. */
function rounded(dollars: number): number {
  const step = dollars < 50 ? 1 : 5;
  return Math.round(dollars / step) * step;
}
