import { expect, test } from 'vitest';
import type { Product, Variant } from '../../catalogue/product.ts';
import { demoDay, allDemoProducts } from '../../../testing/all-demo-products.ts';

const products = allDemoProducts();
const bySku = new Map(
  products.flatMap((product) => product.variants.map((variant) => [variant.sku, product] as const)),
);
const variantOf = (sku: string) => bySku.get(sku)?.variants.find((variant) => variant.sku === sku);
const dollars = ({ prices, sku }: Variant) =>
  (prices.find(({ key }) => key === `${sku}-pricelist-GST`)?.centAmount ?? 0) / 100;
const flowOf = ({ attributes }: Product) =>
  Number.parseFloat(attributes.find(({ key }) => key === 'Flow')?.values[0]?.en ?? '0');
const isDiscontinued = ({ discontinued }: Variant) => discontinued !== false && discontinued <= demoDay;

test('the lead time says made to order for special orders only', () => {
  for (const { specialOrder, leadTime, slug } of products)
    expect(leadTime.en.includes('Made to order'), slug).toBe(specialOrder);
});

test('the days of a lead time are the maximum in its text, with seven days for five business days or a week', () => {
  const [weeks, days] = [/(\d+) weeks/, /(\d+) business days/];
  for (const { leadTime, leadTimeDays, kind, slug } of products) {
    const [most] = [weeks.exec(leadTime.en)?.[1], days.exec(leadTime.en)?.[1]].filter((each) => each !== undefined);
    const perUnit = weeks.test(leadTime.en) ? 7 : 7 / 5;
    expect(leadTimeDays, slug).toBe(kind === 'service' ? 14 : Math.ceil(Number(most) * perUnit));
  }
});

test('a discontinued finish is sold from stock only, without restocking or back orders', () => {
  const discontinued = products.flatMap(({ variants }) => variants).filter(isDiscontinued);
  expect(discontinued.length).toBeGreaterThan(100);
  for (const { sku, backOrderable, stock } of discontinued) {
    expect(backOrderable, sku).toBe(false);
    expect(stock.restockableInDays, sku).toBeUndefined();
  }
});

test('stock that can be back-ordered says when there is more, so that a larger order knows when the rest ships', () => {
  const backOrderable = products.flatMap(({ variants }) => variants).filter(({ backOrderable: is }) => is);
  expect(backOrderable.some(({ stock }) => stock.available > 0)).toBe(true);
  for (const { sku, stock } of backOrderable) expect(stock.restockableInDays, sku).toBeGreaterThan(0);
});

test('a set is discontinued with the first of its parts, and is sold online only if all its parts are', () => {
  const sets = products.filter(({ bundleItems }) => bundleItems.length > 0);
  const days = sets.flatMap(({ bundleItems, variants }) =>
    variants.map((variant) => {
      const parts = bundleItems.map(({ skuByVariant }) => variantOf(skuByVariant[variant.sku] ?? '')?.discontinued);
      return { sku: variant.sku, own: variant.discontinued, first: parts.filter(Boolean).sort()[0] ?? false };
    }),
  );
  expect(days.filter(({ first }) => first !== false).length).toBeGreaterThan(0);
  expect(days.filter(({ own, first }) => own !== first)).toEqual([]);
  for (const { soldOnline, bundleItems, slug } of sets)
    if (soldOnline)
      expect(
        bundleItems.every(({ sku }) => bySku.get(sku)?.soldOnline),
        slug,
      ).toBe(true);
});

test('every required accessory is sold online and not discontinued', () => {
  const required = [...new Set(products.flatMap(({ requiredAccessories }) => requiredAccessories))];
  expect(required.length).toBeGreaterThan(8);
  for (const sku of required) {
    expect(bySku.get(sku)?.soldOnline, sku).toBe(true);
    expect(variantOf(sku)?.discontinued, sku).toBe(false);
  }
});

test('every finish costs at least as much as the basic one and at most half as much again', () => {
  const plain = /^(Polished Chrome|Porcelain White|Natural Oak)$/;
  for (const { variants } of products) {
    const base = variants.find(({ finish }) => plain.test(finish.en));
    for (const variant of base ? variants : []) {
      expect(dollars(variant), variant.sku).toBeGreaterThanOrEqual(dollars(base ?? variant));
      expect(dollars(variant), variant.sku).toBeLessThanOrEqual(dollars(base ?? variant) * 1.5);
    }
  }
});

test('no parcel weighs more than 20 kg', () => {
  for (const { freight, weightKilograms = 0, slug } of products)
    if (freight.type === 'Parcel') expect(weightKilograms, slug).toBeLessThanOrEqual(20);
});

test.each([
  ['Bathroom Faucets', 1.5, 'CA', 'CO'],
  ['Showers', 2, 'OR', 'CO'],
  ['Showers', 2.5, 'CO', 'TX'],
  ['Kitchen Faucets', 2.2, 'WA', 'FL'],
])('%s of %d gallons per minute are not sold in %s, but are sold in %s', (category, flow, excluded, allowed) => {
  const some = products.filter((product) => product.category.en === category && flowOf(product) === flow);
  expect(some.length).toBeGreaterThan(0);
  for (const { statesExcluded, slug } of some) {
    expect(statesExcluded, slug).toContain(excluded);
    expect(statesExcluded, slug).not.toContain(allowed);
  }
});

test('a faucet within the strictest flow limit is sold in every state', () => {
  const some = products.filter((product) => product.category.en === 'Bathroom Faucets' && flowOf(product) === 1.2);
  expect(some.length).toBeGreaterThan(50);
  for (const { statesExcluded, slug } of some) expect(statesExcluded, slug).toEqual([]);
});
