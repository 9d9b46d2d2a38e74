import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rejects, shows } from '../../testing/shows.ts';
import { choosePrice, explainPrice, type PriceEntry, priceKind } from './price.ts';

const usd = (centAmount: number) => ({ centAmount, currencyCode: 'USD' });

function entry(kind: string, group: string, centAmount: number, discountedCents?: number): PriceEntry {
  return {
    sku: 'BX-100-WH',
    key: `BX-100-WH-${kind}-${group}`,
    value: usd(centAmount),
    ...(discountedCents === undefined ? {} : { discounted: { value: usd(discountedCents) } }),
    customerGroup: { key: group },
  };
}

const standaloneTrade = entry('standalone', 'TVS', 61900);
const standaloneGuest = entry('standalone', 'GST', 69900, 64900);
const pricelistTrade = entry('pricelist', 'TVS', 63900);
const pricelistGuest = entry('pricelist', 'GST', 70900);
const contractTrade = entry('contract', 'TVS', 50000);
const all = [contractTrade, pricelistGuest, pricelistTrade, standaloneGuest, standaloneTrade];
const trade = { sku: 'BX-100-WH', persona: 'TVS' };
const guest = { ...trade, persona: 'GST' };

describe('the order of preference of prices', () => {
  test('DOM-114 DOM-135 the standalone price of the persona is the first choice', () => {
    const rule = 'standalone-persona';
    shows(explainPrice, [all, trade], { price: usd(61900), rule, entry: standaloneTrade, isDiscounted: false });
  });

  test('DOM-136 the standalone price of the guest is the second choice', () => {
    const rule = 'standalone-guest';
    const entries = all.slice(0, 4);
    shows(explainPrice, [entries, trade], { price: usd(69900), rule, entry: standaloneGuest, isDiscounted: false });
  });

  test('DOM-137 the pricelist price of the persona is the third choice', () => {
    const rule = 'pricelist-persona';
    const entries = all.slice(0, 3);
    shows(explainPrice, [entries, trade], { price: usd(63900), rule, entry: pricelistTrade, isDiscounted: false });
  });

  test('DOM-138 the pricelist price of the guest is the fourth choice', () => {
    const rule = 'pricelist-guest';
    const entries = all.slice(0, 2);
    shows(explainPrice, [entries, trade], { price: usd(70900), rule, entry: pricelistGuest, isDiscounted: false });
  });

  test('DOM-139 any other price, the first given, is the fifth choice', () => {
    const rule = 'any';
    const other = entry('standalone', 'FAF', 100);
    shows(explainPrice, [[contractTrade, other], trade], {
      price: usd(50000),
      rule,
      entry: contractTrade,
      isDiscounted: false,
    });
    shows(explainPrice, [[other], trade], { price: usd(100), rule, entry: other, isDiscounted: false });
    const { customerGroup: _, ...open } = other;
    shows(explainPrice, [[open], trade], { price: usd(100), rule, entry: open, isDiscounted: false });
  });

  test('DOM-140 the fallback is the sixth choice, and without it there is no price', () => {
    const fallback = usd(64900);
    shows(explainPrice, [[], { ...trade, fallback }], { price: fallback, rule: 'fallback', isDiscounted: false });
    shows(explainPrice, [[], trade], undefined);
    shows(choosePrice, [[contractTrade], { ...trade, fallback }], usd(50000));
  });
});

test('DOM-114 DOM-141 the discounted amount of the chosen price is used when requested', () => {
  shows(choosePrice, [all, guest], usd(69900));
  shows(choosePrice, [all, { ...guest, discounted: true }], usd(64900));
  shows(choosePrice, [all, { ...trade, discounted: true }], usd(61900));
  shows(explainPrice, [[standaloneGuest], { ...guest, discounted: true }], {
    price: usd(64900),
    rule: 'standalone-persona',
    entry: standaloneGuest,
    isDiscounted: true,
  });
});

test('DOM-143 entries of picture skus are skipped', () => {
  const picture = { ...standaloneTrade, sku: 'BX-IMGV-1', value: usd(1) };
  shows(choosePrice, [[picture, standaloneGuest], trade], usd(69900));
  shows(choosePrice, [[picture], trade], undefined);
  shows(choosePrice, [[picture], { ...trade, sku: 'BX-IMGV-1' }], undefined);
});

test('DOM-114 only the prices of the sku count among those of a whole product, whatever their order', () => {
  const brass = { ...standaloneTrade, sku: 'BX-100-BR', value: usd(99900) };
  for (const entries of [
    [brass, ...all],
    [...all, brass],
  ]) {
    shows(choosePrice, [entries, trade], usd(61900));
    shows(choosePrice, [entries, { ...trade, sku: 'BX-100-BR' }], usd(99900));
  }
  shows(choosePrice, [[brass], trade], undefined);
  shows(choosePrice, [[brass], { ...trade, fallback: usd(64900) }], usd(64900));
});

test('a price request without a sku is rejected with a message that explains what to pass', () => {
  rejects(choosePrice as never, [all, { persona: 'TVS' }], TypeError);
  rejects(explainPrice as never, [all, { sku: '', persona: 'TVS' }], TypeError);
  expect(() => choosePrice(all, { persona: 'TVS' } as never)).toThrow(
    'sku must be a non-empty string, but is undefined. Pass it by its name: { sku: … }.',
  );
});

test('a price request without a persona is rejected, so that an entry without a customer group does not match it', () => {
  rejects(choosePrice as never, [all, { sku: 'BX-100' }], TypeError);
  rejects(explainPrice as never, [all, { sku: 'BX-100', persona: '' }], TypeError);
});

test("the kind of an entry is read from its key, or by the caller's function", () => {
  shows(priceKind, [{ key: 'BX-standalone-GST' }], 'standalone');
  shows(priceKind, [{ key: 'BX-pricelist-GST' }], 'pricelist');
  shows(priceKind, [{ key: 'BX-contract-GST' }], 'any');
  const kindOf = ({ key }: PriceEntry) => (key.includes('contract') ? 'standalone' : 'any');
  expect(choosePrice(all, { ...trade, kindOf })).toEqual(usd(50000));
});

test('the order of the entries is irrelevant as long as no two have the same rank', () => {
  const entries = fc.shuffledSubarray(all, { minLength: 1 });
  fc.assert(
    fc.property(entries, (some) => {
      const ranked = [standaloneTrade, standaloneGuest, pricelistTrade, pricelistGuest, contractTrade];
      expect(explainPrice(some, trade)?.entry).toBe(ranked.find((candidate) => some.includes(candidate)));
    }),
  );
});
