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

test('price, boxes, availability and shipping come from the rules', () => {
  expect(quote(request, now)).toEqual({
    name: 'Field tile, 3 by 12',
    sku: 'TL-300-GY',
    price: { centAmount: 7015, currencyCode: 'USD' },
    rule: 'standalone-persona',
    boxes: 9,
    coveredSqFt: 96.84,
    total: { centAmount: 63135, currencyCode: 'USD' },
    availability: 'inStock',
    atHand: 220,
    state: 'WI',
    canShip: true,
  });
});

describe('the caller', () => {
  test('of another persona gets the price of the guest', () => {
    expect(quote({ ...request, persona: 'FAF' }, now)).toMatchObject({
      price: { centAmount: 8250 },
      rule: 'standalone-guest',
    });
  });

  test('who wants a finish gets it while it is sold, else one that is', () => {
    expect(quote({ ...request, finish: 'Chalk' }, now)).toMatchObject({ sku: 'TL-300-CH', availability: 'outOfStock' });
    expect(quote({ ...request, finish: 'Chalk' }, new Date('2100-01-01')).sku).toBe('TL-300-GY');
    expect(quote({ ...request, sku: 'TL-300-MO' }, now).sku).toBe('TL-300-GY');
  });

  test('in an excluded state hears so', () => {
    expect(quote({ ...request, postalCode: '90210' }, now)).toMatchObject({ state: 'CA', canShip: false });
  });

  test('may wait for what is made to order', () => {
    const mosaic = quote({ ...request, sku: 'TL-410-WH', area: 2, unit: 'm' }, now);
    expect(mosaic).toMatchObject({ boxes: 27, availability: 'backOrder', rule: 'standalone-guest' });
  });

  test.each([
    [{ sku: 'TL-1' }, 'No such sku: TL-1'],
    [{ postalCode: '5300' }, 'No such ZIP code: 5300'],
    [{ postalCode: '00000' }, 'No such ZIP code: 00000'],
    [{ area: NaN }, 'area must be a number from 0.0001 to 1000000'],
  ])('%o is refused', (part, message) => {
    expect(() => quote({ ...request, ...part }, now)).toThrow(message);
  });
});

test('a ZIP code lies in its state', () => {
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

  test('reads out a quote', async () => {
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

  test('says what is wrong and fails', async () => {
    await expect(run('--sku', 'TL-300-GY', '--area', '84.5', '--postal-code', '1')).rejects.toMatchObject({
      code: 1,
      stderr: 'No such ZIP code: 1\n',
    });
  });
});
