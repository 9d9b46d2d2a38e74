import { expect, test } from 'vitest';
import { readOrderLines } from './read-order-lines.ts';

const read = (text: string) => readOrderLines(text).map(({ number, quantity }) => [number, quantity]);

test.each([',', ';', '\t', ' ', '   ', ', ', ' ; '])(
  'a number and a quantity stand on a line with "%s" between',
  (between) => {
    expect(read(`AV-1${between}2\r\nMA-7${between}10\n`)).toEqual([
      ['AV-1', 2],
      ['MA-7', 10],
    ]);
  },
);

test('a line without a quantity is one unit, and what stands behind the quantity is left out', () => {
  expect(read('AV-1\nAV-2,\nAV-3,4,Powder room')).toEqual([
    ['AV-1', 1],
    ['AV-2', 1],
    ['AV-3', 4],
  ]);
});

test('a CSV file may have a byte order mark, quotes, empty lines and headings', () => {
  expect(read('\uFEFF"Model","Quantity"\n\n"AV-1","2"\n')).toEqual([['AV-1', 2]]);
});

test('quantities of one number are added up, in any case of letters', () => {
  expect(readOrderLines('av-1 2\nMA-7\nAV-1 3')).toEqual([
    { text: 'av-1 2\nAV-1 3', number: 'av-1', quantity: 5 },
    { text: 'MA-7', number: 'MA-7', quantity: 1 },
  ]);
});

test.each(['0', '-1', '1.5', 'two', '10000'])('a line keeps its text when "%s" is no quantity', (quantity) => {
  expect(readOrderLines(`AV-1,${quantity}\nAV-1,${quantity}`)).toEqual(
    Array(2).fill({ text: `AV-1,${quantity}`, number: 'AV-1', quantity: undefined }),
  );
});

test('a sum that is too large is no quantity, and both lines are kept', () => {
  expect(readOrderLines('AV-1 9999\nAV-1 1')).toEqual([
    { text: 'AV-1 9999\nAV-1 1', number: 'AV-1', quantity: undefined },
  ]);
});
