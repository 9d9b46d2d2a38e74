import { expect, test } from 'vitest';
import { readAddition } from './read-addition.ts';

const formOf = (fields: readonly (readonly [string, string])[]) => {
  const form = new FormData();
  for (const [name, value] of [['sku', 'AV-1'], ['slug', 'arc-faucet'], ...fields] as const) form.append(name, value);
  return form;
};

test('a form adds one unit unless it gives a quantity', () => {
  expect(readAddition(formOf([]))).toMatchObject({ sku: 'AV-1', slug: 'arc-faucet', quantity: 1, room: undefined });
  expect(readAddition(formOf([['quantity', '3']]))?.quantity).toBe(3);
});

test('a form adds the accessories marked "add" and skips those the shopper already has', () => {
  const form = formOf([
    ['accessory.AV-2', 'add'],
    ['accessory.AV-3', 'have'],
    ['accessory.AV-4', 'add'],
  ]);
  expect(readAddition(form)?.accessories).toEqual(['AV-2', 'AV-4']);
});

test('a room of tile is read with decimals and its name', () => {
  expect(
    readAddition(
      formOf([
        ['area', '84.5'],
        ['overage', '10'],
        ['roomName', ' Bath '],
      ]),
    )?.room,
  ).toEqual({ area: 84.5, unit: 'ft', overage: 10, name: 'Bath' });
});

test('a room area may have a decimal comma', () => {
  expect(readAddition(formOf([['area', '2,5']]))?.room?.area).toBe(2.5);
});

test('a room area may have as many decimals as a browser sends', () => {
  expect(readAddition(formOf([['area', '12.345678']]))?.room?.area).toBe(12.345678);
});

test.each(['', '0', '0.001', '100000.1', '-5', 'wide', '2,5,1'])(
  'an area of %o adds nothing rather than one box',
  (area) => {
    expect(readAddition(formOf([['area', area]]))).toBeUndefined();
  },
);

test.each(['0', '-1', '1.5', '10000', '1e3', 'many', '99999999'])('%s is not a valid quantity', (quantity) => {
  expect(readAddition(formOf([['quantity', quantity]]))).toBeUndefined();
});

test('a line is restored at a whole position only', () => {
  expect(readAddition(formOf([['position', '2']]))?.position).toBe(2);
  expect(readAddition(formOf([['position', '2.5']]))).not.toHaveProperty('position');
});

test('a form without a product adds nothing', () => {
  expect(readAddition(new FormData())).toBeUndefined();
});
