import {
  cartTotals,
  chooseSku,
  explainPrice,
  formatMoney,
  isEmail,
  serialiseListingQuery,
  type Money,
  type PriceEntry,
} from '@basin/domain';
import type { Row } from './row.ts';

const calls = 10_000;
const rounds = 60;

const usd = (centAmount: number): Money => ({ centAmount, currencyCode: 'USD' });
const entries: readonly PriceEntry[] = Array.from({ length: 50 }, (_, index) => ({
  sku: 'BX-100-WH',
  key: `BX-100-WH-pricelist-G${index}`,
  value: usd(60_000 + index),
  customerGroup: { key: index === 49 ? 'GST' : `G${index % 8}` },
}));
const variants = Array.from({ length: 50 }, (_, index) => ({
  colour: `Colour ${index}`,
  sku: `BX-${index}`,
  discontinued: index % 3 === 0,
}));
const lineItems = Array.from({ length: 50 }, (_, index) => ({ totalPrice: usd(index * 100) }));
const listing = {
  parameters: new Map([['sort', 'price asc']]),
  facets: new Map([
    ['ProductBrandName_s', ['Averell']],
    ['SKUColorFinishName_s', ['White', 'Black']],
  ]),
};
const pairs = [
  ['sort', 'price asc'],
  ['ProductBrandName_s', 'Averell'],
  ['SKUColorFinishName_s', 'White'],
  ['SKUColorFinishName_s', 'Black'],
] as const;
const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Returns the entry of the persona, or else that of the guest. */
function entryOf(persona: string): PriceEntry | undefined {
  let best: PriceEntry | undefined;
  for (const entry of entries) {
    if (entry.sku !== 'BX-100-WH') continue;
    const group = entry.customerGroup?.key;
    if (group === persona) return entry;
    if (group === 'GST') best ??= entry;
  }
  return best;
}

function firstOfColour(colour: string): string | undefined {
  for (const variant of variants) if (!variant.discontinued && variant.colour === colour) return variant.sku;
  return undefined;
}

function sumOfLines(): number {
  let sum = 0;
  for (const { totalPrice } of lineItems) {
    if (totalPrice.currencyCode !== 'USD') return NaN;
    sum += totalPrice.centAmount;
  }
  return sum;
}

function joined(): string {
  let query = '';
  const sorted = [...pairs].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, value] of sorted) query += `&${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`;
  return query.slice(1);
}

/** Each rule with the simplest code that does the same. */
const rules: readonly (readonly [what: string, rule: () => unknown, floor: () => unknown])[] = [
  ['price of 50 entries', () => explainPrice(entries, { sku: 'BX-100-WH', persona: 'TVS' }), () => entryOf('TVS')],
  ['sku of 50 variants', () => chooseSku({ variants }, 'Colour 49'), () => firstOfColour('Colour 49')],
  ['totals of 50 lines', () => cartTotals({ lineItems }), sumOfLines],
  ['money formatting', () => formatMoney(usd(123_450)), () => format.format(1234.5)],
  ['query of four facets', () => serialiseListingQuery(listing), joined],
  [
    'e-mail address',
    () => isEmail('pat.doe@example.org'),
    () => /^[^@\s]+@[^@\s]+\.[a-z]+$/i.test('pat.doe@example.org'),
  ],
];

function nanosecondsOf(run: () => unknown): number {
  let result: unknown;
  const start = process.hrtime.bigint();
  for (let call = 0; call < calls; call += 1) result = run();
  const spent = Number(process.hrtime.bigint() - start) / calls;
  return result === undefined ? NaN : spent;
}

/** Measures each hot domain rule against a plain loop, interleaved. The fastest round of each counts. */
export function benchDomain(): Promise<Row[]> {
  const rows = rules.map(([what, rule, floor]): Row => {
    const samples = Array.from({ length: rounds }, () => [nanosecondsOf(rule), nanosecondsOf(floor)] as const);
    const value = Math.min(...samples.map(([ns]) => ns));
    const baseline = Math.min(...samples.map(([, ns]) => ns));
    return { what, value, baseline, unit: 'ns', isBetter: 'less', ratioGoal: 2 };
  });
  return Promise.resolve(rows);
}
