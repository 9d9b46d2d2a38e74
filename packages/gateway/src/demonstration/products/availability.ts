import type { Stock, Variant } from '../../catalogue/index.ts';
import type { Finish } from '../finishes.ts';
import { roomsBySku } from '../hot-spots.ts';
import { companion, finishesOf, itemSkuOf, type Item } from './item.ts';
import { matchingFinish } from './prices.ts';
import { createRandom, type Random } from './random.ts';

const dayMs = 86_400_000;
const daysOfYear = 365;
/** The age in years of the products that all collections share. */
const sharedProductsAge = 12;

type Availability = Pick<Variant, 'stock' | 'backOrderable'>;

/** The availability of a discontinued finish: the remaining stock, without restocking or back orders. */
export function remainingAvailability({ stock }: Availability): Availability {
  return { stock: { available: stock.available }, backOrderable: false };
}

/** The stock of one sku, and whether it can be back-ordered. A set has the availability of its scarcest part. */
export function availabilityOf(item: Item, finish: Finish): Availability {
  const parts = item.design.bundle?.flatMap((part) => companion(item, part.key) ?? []) ?? [];
  if (parts.length === 0) return ownAvailability(item, finish);
  return parts
    .map((part) => ownAvailability(part, matchingFinish(part, finish)))
    .reduce((scarcest, next) => (next.stock.available < scarcest.stock.available ? next : scarcest));
}

function ownAvailability(item: Item, finish: Finish): Availability {
  if (item.family.kind === 'service') return { stock: { available: 1000 }, backOrderable: false };
  const random = createRandom(`stock ${itemSkuOf(item, finish)}`);
  const draw = random.next();
  if (draw < 0.08) return { stock: restockedStock(0, random), backOrderable: true };
  if (draw < 0.11) return { stock: { available: 0 }, backOrderable: false };
  if (draw < 0.16) return { stock: { available: random.between(1, 4) }, backOrderable: false };
  const available = random.between(5, item.design.coverage ? 900 : 250);
  const backOrderable = random.chance(0.3);
  return { stock: backOrderable ? restockedStock(available, random) : { available }, backOrderable };
}

/** Stock with the days until there is more. */
function restockedStock(available: number, random: Random): Stock {
  return { available, restockableInDays: random.between(7, 63, 7) };
}

/** For each finish of a product the day it is discontinued, or `false`. A set is discontinued with the first of its parts. */
export function discontinuationsOf(item: Item, finishes: readonly Finish[], today: Date): Variant['discontinued'][] {
  const parts = item.design.bundle?.flatMap((part) => companion(item, part.key) ?? []) ?? [];
  if (parts.length === 0) return ownDiscontinuations(item, finishes, today);
  const ends = parts.map((part) => {
    const own = finishesOf(part);
    const days = ownDiscontinuations(part, own, today);
    return finishes.map((finish) => days[own.indexOf(matchingFinish(part, finish))]);
  });
  return finishes.map(
    (_, index) =>
      ends
        .map((days) => days[index] ?? false)
        .filter((day) => day !== false)
        .sort()[0] ?? false,
  );
}

/** New products and products in room pictures are never discontinued. */
function ownDiscontinuations(item: Item, finishes: readonly Finish[], today: Date): Variant['discontinued'][] {
  const random = createRandom(`discontinued ${item.number}`);
  const age = item.collection?.age ?? sharedProductsAge;
  const isOld = age >= 4 && item.collection !== undefined && random.chance(0.03);
  const longestAgo = Math.min(900, age * daysOfYear - 200);
  const lastDay = isoDay(today, -random.between(30, longestAgo));
  const isShown = (finish: Finish) => roomsBySku().has(itemSkuOf(item, finish));
  const isWhole = isOld && !finishes.some(isShown);
  return finishes.map((finish, index) => {
    const draw = random.next();
    if (age === 0 || isShown(finish)) return false;
    if (isWhole) return lastDay;
    if (index > 0 && draw < 0.03) return isoDay(today, -random.between(30, longestAgo));
    return index > 0 && draw < 0.07 ? isoDay(today, random.between(20, 300)) : false;
  });
}

/** The launch and release dates of a product. */
export function datesOf(item: Item, today: Date): { launchDate: string; releaseDate: string } {
  const random = createRandom(`dates ${item.number}`);
  const age = item.collection?.age ?? sharedProductsAge;
  const launched = age === 0 ? random.between(5, 170) : Math.round(age * daysOfYear + random.between(-100, 100));
  const late = age === 0 && random.chance(0.25) ? launched + random.between(14, 60) : random.between(0, 14);
  return { launchDate: isoDay(today, -launched), releaseDate: isoDay(today, late - launched) };
}

function isoDay(today: Date, days: number): string {
  return new Date(today.getTime() + days * dayMs).toISOString().slice(0, 10);
}
