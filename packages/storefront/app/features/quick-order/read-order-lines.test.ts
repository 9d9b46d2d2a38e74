import { expect, test } from 'vitest';
import { readOrderLines, textOfFile } from './read-order-lines.ts';

const read = (text: string) => readOrderLines(text).map(({ number, quantity }) => [number, quantity]);

test.each([',', ';', '\t', ' ', '   ', ', ', ' ; '])(
  'an order line has a number and a quantity separated by "%s"',
  (between) => {
    expect(read(`AV-1${between}2\r\nMA-7${between}10\n`)).toEqual([
      ['AV-1', 2],
      ['MA-7', 10],
    ]);
  },
);

test('an order line without a quantity is one unit, and text after the quantity is ignored', () => {
  expect(read('AV-1\nAV-2,\nAV-3,4,Powder room')).toEqual([
    ['AV-1', 1],
    ['AV-2', 1],
    ['AV-3', 4],
  ]);
});

test('an order line may describe its product before the quantity', () => {
  expect(read('Model,Description,Quantity\nAV-1,"Faucet, 2 holes",3\nAV-2\tBrass tap\t\nAV-3,Brass tap,1.5')).toEqual([
    ['AV-1', 3],
    ['AV-2', undefined],
    ['AV-3', undefined],
  ]);
});

test('a CSV order of only column headings has no lines, but a single number may have no digits', () => {
  expect(read('Model,Quantity\n')).toEqual([]);
  expect(read('AVON')).toEqual([['AVON', 1]]);
});

test('a CSV order may have a byte order mark, quotes, empty lines and column headings', () => {
  expect(read('\uFEFF"Model","Quantity"\n\n"AV-1","2"\n')).toEqual([['AV-1', 2]]);
});

test('a CSV order may start with a line that names its separator, and end with empty rows', () => {
  expect(read('\uFEFFsep=;\r\nModel;Quantity\r\nAV-1;2;;\r\n;;;\r\n;;;\r\n')).toEqual([['AV-1', 2]]);
});

test('a quoted cell of a CSV order may contain the separator', () => {
  expect(read('"AV-1","2","Powder room, north"\n"AV-2","1,000"')).toEqual([
    ['AV-1', 2],
    ['AV-2', undefined],
  ]);
});

test('a cell of a CSV order may be marked as text with an apostrophe or an equals sign, as spreadsheets do', () => {
  expect(read(`'AV-1;'2\n="AV-2";="3"\n"=""AV-3""",4`)).toEqual([
    ['AV-1', 2],
    ['AV-2', 3],
    ['AV-3', 4],
  ]);
});

test('quantities of the same number are added up, regardless of case', () => {
  expect(readOrderLines('av-1 2\nMA-7\nAV-1 3')).toEqual([
    { text: 'av-1 2\nAV-1 3', number: 'av-1', quantity: 5 },
    { text: 'MA-7', number: 'MA-7', quantity: 1 },
  ]);
});

test.each(['0', '-1', '1.5', 'two', '10000'])(
  'an order line keeps its text when its quantity "%s" is invalid',
  (quantity) => {
    expect(readOrderLines(`AV-1,${quantity}\nAV-1,${quantity}`)).toEqual(
      Array(2).fill({ text: `AV-1,${quantity}`, number: 'AV-1', quantity: undefined }),
    );
  },
);

test('lines whose quantities add up to too many units are both returned as invalid', () => {
  expect(readOrderLines('AV-1 9999\nAV-1 1')).toEqual([
    { text: 'AV-1 9999\nAV-1 1', number: 'AV-1', quantity: undefined },
  ]);
});

test('a file is read in UTF-8 and in the UTF-16 of a spreadsheet', async () => {
  const text = 'AV-1\tRobinet à levier\t3\r\n';
  expect(await textOfFile(new Blob([text]))).toBe(text);
  expect(await textOfFile(new Blob([Buffer.from(`\uFEFF${text}`, 'utf16le')]))).toBe(text);
});
