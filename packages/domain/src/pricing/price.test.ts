import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refuses, shows } from '../../testing/shows.ts';
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

describe('the order of preference', () => {
  test('DOM-114 DOM-135 first the standalone price of the persona', () => {
    const rule = 'standalone-persona';
    shows(explainPrice, [all, trade], { price: usd(61900), rule, entry: standaloneTrade, isDiscounted: false });
  });

  test('DOM-136 second the standalone price of the guest', () => {
    const rule = 'standalone-guest';
    const entries = all.slice(0, 4);
    shows(explainPrice, [entries, trade], { price: usd(69900), rule, entry: standaloneGuest, isDiscounted: false });
  });

  test('DOM-137 third the pricelist price of the persona', () => {
    const rule = 'pricelist-persona';
    const entries = all.slice(0, 3);
    shows(explainPrice, [entries, trade], { price: usd(63900), rule, entry: pricelistTrade, isDiscounted: false });
  });

  test('DOM-138 fourth the pricelist price of the guest', () => {
    const rule = 'pricelist-guest';
    const entries = all.slice(0, 2);
    shows(explainPrice, [entries, trade], { price: usd(70900), rule, entry: pricelistGuest, isDiscounted: false });
  });

  test('DOM-139 fifth any price, the first given', () => {
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

  test('DOM-140 sixth the fallback, and without one no price', () => {
    const fallback = usd(64900);
    shows(explainPrice, [[], { ...trade, fallback }], { price: fallback, rule: 'fallback', isDiscounted: false });
    shows(explainPrice, [[], trade], undefined);
  });
});

test('a guest sees the guest price', () => {
  shows(choosePrice, [all, guest], usd(69900));
});

test('DOM-141 the discounted amount of the chosen price is used when requested', () => {
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

test('of the prices of a whole product only those of the sku count, wherever they stand', () => {
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

test('a price without a sku is rejected with a message that says what to pass', () => {
  refuses(choosePrice as never, [all, { persona: 'TVS' }], TypeError);
  refuses(explainPrice as never, [all, { sku: '', persona: 'TVS' }], TypeError);
  expect(() => choosePrice(all, { persona: 'TVS' } as never)).toThrow(
    'sku must be a text, but is undefined. Pass it by its name: { sku: … }.',
  );
});

test('a price without a persona is rejected, because an entry without a customer group is not hers', () => {
  refuses(choosePrice as never, [all, { sku: 'BX-100' }], TypeError);
  refuses(explainPrice as never, [all, { sku: 'BX-100', persona: '' }], TypeError);
});

test('the kind of an entry is read from its key, or as the caller knows it', () => {
  shows(priceKind, [{ key: 'BX-standalone-GST' }], 'standalone');
  shows(priceKind, [{ key: 'BX-pricelist-GST' }], 'pricelist');
  shows(priceKind, [{ key: 'BX-contract-GST' }], 'any');
  const kindOf = ({ key }: PriceEntry) => (key.includes('contract') ? 'standalone' : 'any');
  expect(choosePrice(all, { ...trade, kindOf })).toEqual(usd(50000));
});

test('the order of the entries does not matter as long as no two have the same rank', () => {
  const entries = fc.shuffledSubarray(all, { minLength: 1 });
  fc.assert(
    fc.property(entries, (some) => {
      const ranked = [standaloneTrade, standaloneGuest, pricelistTrade, pricelistGuest, contractTrade];
      expect(explainPrice(some, trade)?.entry).toBe(ranked.find((candidate) => some.includes(candidate)));
    }),
  );
});
