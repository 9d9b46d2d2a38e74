import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { quote, type QuoteRequest } from './quote/quote.ts';
import { stateOf } from './quote/state-of.ts';

const now = new Date('2026-01-01T00:00:00Z');
const request: QuoteRequest = {
  sku: 'TL-300-GY',
  area: 84.5,
  unit: 'ft',
  overagePercent: 10,
  persona: 'TVS',
  postalCode: '53000',
};

test('a quote contains price, boxes, availability and shipping from the domain rules', () => {
  expect(quote(request, now)).toEqual({
    name: 'Field tile, 3 by 12',
    sku: 'TL-300-GY',
    price: { centAmount: 7015, currencyCode: 'USD' },
    rule: 'standalone-persona',
    boxes: 9,
    coveredSqFt: 96.84,
    total: { centAmount: 63135, currencyCode: 'USD' },
    availability: 'inStock',
    availableQuantity: 220,
    state: 'WI',
    canShip: true,
  });
});

describe('a quote for a caller', () => {
  test('a caller of another persona gets the guest price', () => {
    expect(quote({ ...request, persona: 'FAF' }, now)).toMatchObject({
      price: { centAmount: 8250 },
      rule: 'standalone-guest',
    });
  });

  test('the requested finish is chosen while it is sold, otherwise one that is on sale', () => {
    expect(quote({ ...request, finish: 'Chalk' }, now)).toMatchObject({ sku: 'TL-300-CH', availability: 'outOfStock' });
    expect(quote({ ...request, finish: 'Chalk' }, new Date('2100-01-01')).sku).toBe('TL-300-GY');
    expect(quote({ ...request, sku: 'TL-300-MO' }, now).sku).toBe('TL-300-GY');
  });

  test('a quote for an excluded state says that the product cannot be shipped there', () => {
    expect(quote({ ...request, postalCode: '90210' }, now)).toMatchObject({ state: 'CA', canShip: false });
  });

  test('a made-to-order product can be quoted with a waiting time', () => {
    const mosaic = quote({ ...request, sku: 'TL-410-WH', area: 2, unit: 'm' }, now);
    expect(mosaic).toMatchObject({ boxes: 27, availability: 'backOrder', rule: 'standalone-guest' });
  });

  test.each([
    [{ sku: 'TL-1' }, 'Unknown SKU: TL-1'],
    [{ postalCode: '5300' }, 'Unknown ZIP code: 5300'],
    [{ postalCode: '00000' }, 'Unknown ZIP code: 00000'],
    [{ area: NaN }, 'area must be a number from 0.0001 to 1000000'],
  ])('a quote for %o is rejected', (part, message) => {
    expect(() => quote({ ...request, ...part }, now)).toThrow(message);
  });
});

test('stateOf returns the state of a ZIP code', () => {
  const zips = ['10001', '02139', '20001', '20101', '73301', '73001', '99501', '96801', '05401', '60601'];
  expect(zips.map(stateOf)).toEqual(['NY', 'MA', 'DC', 'VA', 'TX', 'OK', 'AK', 'HI', 'VT', 'IL']);
});

describe('the command', () => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [
      '--conditions=@basin/source',
      join(import.meta.dirname, 'quote.ts'),
      ...args,
    ]);

  test('the quote command prints a quote', async () => {
    const { stdout } = await run('--sku', 'TL-300-GY', '--area', '84.5', '--persona', 'TVS', '--postal-code', '90210');
    expect(stdout.trim().split('\n')).toEqual([
      'Field tile, 3 by 12 (TL-300-GY)',
      'price         70.15 USD each, standalone-persona',
      'quantity      9, covering 96.84 sq ft',
      'total         631.35 USD',
      'availability  in stock, 220 at hand',
      'shipping      may not be sold into CA',
    ]);
  });

  test('the quote command prints the error and fails', async () => {
    await expect(run('--sku', 'TL-300-GY', '--area', '84.5', '--postal-code', '1')).rejects.toMatchObject({
      code: 1,
      stderr: 'Unknown ZIP code: 1\n',
    });
  });
});
