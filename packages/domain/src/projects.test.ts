import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refuses, shows } from '../testing/shows.ts';
import type { Money } from './money/money.ts';
import {
  projectCartItems,
  projectRooms,
  projectSums,
  quoteDays,
  quoteValidUntil,
  type ProjectLine,
} from './projects.ts';

const usd = (centAmount: number): Money => ({ centAmount, currencyCode: 'USD' });
const basin: ProjectLine = { sku: 'BX-1', quantity: 2, room: 'Bath', unitPrice: usd(800), listPrice: usd(1000) };
const faucet: ProjectLine = { sku: 'FX-1', quantity: 1, room: 'Powder room', unitPrice: usd(500) };
const gone: ProjectLine = { sku: 'GX-1', quantity: 4, room: 'Bath' };
const loose: ProjectLine = { sku: 'BX-1', quantity: 3, unitPrice: usd(800), listPrice: usd(1000) };

test('a project comes to its units at net and at list prices; a line without a price counts nothing', () => {
  shows(projectSums, [[basin, faucet, gone]], { units: 3, net: usd(2100), list: usd(2500) });
  shows(projectSums, [[]], { units: 0, net: usd(0), list: usd(0) });
  refuses(projectSums, [[basin, { ...faucet, unitPrice: { centAmount: 1, currencyCode: 'CAD' } }]]);
  refuses(projectSums, [[{ ...basin, quantity: 1.5 }]]);
});

test('rooms stand in the order of their first lines, each with its sums, and what has no room is last', () => {
  shows(
    projectRooms,
    [[loose, basin, faucet, gone]],
    [
      { room: 'Bath', lines: [basin, gone], sums: { units: 2, net: usd(1600), list: usd(2000) } },
      { room: 'Powder room', lines: [faucet], sums: { units: 1, net: usd(500), list: usd(500) } },
      { room: '', lines: [loose], sums: { units: 3, net: usd(2400), list: usd(3000) } },
    ],
  );
});

test('units of a sku move to the cart together, and an unsold product stays', () => {
  shows(
    projectCartItems,
    [[loose, faucet, gone, basin]],
    [
      { sku: 'BX-1', quantity: 5 },
      { sku: 'FX-1', quantity: 1 },
    ],
  );
});

test('the prices of a quote hold for thirty days', () => {
  shows(quoteValidUntil, [new Date('2030-01-01T12:00:00Z')], new Date('2030-01-31T12:00:00Z'));
  expect(quoteDays).toBe(30);
});

const anyLine = fc.record({
  sku: fc.constantFrom('A', 'B', 'C', 'D'),
  quantity: fc.integer({ min: 1, max: 9999 }),
  room: fc.constantFrom(undefined, '', 'Bath', 'Kitchen'),
  unitPrice: fc.option(fc.nat(10_000_000).map(usd), { nil: undefined }),
});

test('rooms lose no line and come to what the project comes to, and the cart takes every unit that has a price', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 30 }), (lines) => {
      const rooms = projectRooms(lines);
      expect(rooms.flatMap((room) => room.lines)).toHaveLength(lines.length);
      const total = projectSums(lines);
      const sum = (of: (room: (typeof rooms)[number]) => number) => rooms.reduce((all, room) => all + of(room), 0);
      expect(sum(({ sums }) => sums.net.centAmount)).toBe(total.net.centAmount);
      expect(sum(({ sums }) => sums.units)).toBe(total.units);
      const items = projectCartItems(lines);
      expect(items.reduce((units, { quantity }) => units + quantity, 0)).toBe(total.units);
      expect(new Set(items.map(({ sku }) => sku)).size).toBe(items.length);
    }),
  );
});
