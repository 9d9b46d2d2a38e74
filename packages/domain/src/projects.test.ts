import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rejects, shows } from '../testing/shows.ts';
import type { Money } from './money/money.ts';
import { projectCartItems, projectRooms, projectSums, type ProjectLine } from './projects.ts';

const usd = (centAmount: number): Money => ({ centAmount, currencyCode: 'USD' });
const basin: ProjectLine = { sku: 'BX-1', quantity: 2, room: 'Bath', unitPrice: usd(800), listPrice: usd(1000) };
const faucet: ProjectLine = { sku: 'FX-1', quantity: 1, room: 'Powder room', unitPrice: usd(500) };
const gone: ProjectLine = { sku: 'GX-1', quantity: 4, room: 'Bath' };
const loose: ProjectLine = { sku: 'BX-1', quantity: 3, unitPrice: usd(800), listPrice: usd(1000) };

test('project sums are its units at net and at list prices, ignoring lines without a price', () => {
  shows(projectSums, [[basin, faucet, gone]], { units: 3, net: usd(2100), list: usd(2500) });
  shows(projectSums, [[]], { units: 0, net: usd(0), list: usd(0) });
  rejects(projectSums, [[basin, { ...faucet, unitPrice: { centAmount: 1, currencyCode: 'CAD' } }]]);
  rejects(projectSums, [[{ ...basin, quantity: 1.5 }]]);
});

test('project rooms are in the order of their first lines, each with its sums, and lines without a room come last', () => {
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

test('units of the same sku move to the cart as one item, and a product that is no longer sold stays in the project', () => {
  shows(
    projectCartItems,
    [[loose, faucet, gone, basin]],
    [
      { sku: 'BX-1', quantity: 5 },
      { sku: 'FX-1', quantity: 1 },
    ],
  );
});

const anyLine = fc.record({
  sku: fc.constantFrom('A', 'B', 'C', 'D'),
  quantity: fc.integer({ min: 1, max: 9999 }),
  room: fc.constantFrom(undefined, '', 'Bath', 'Kitchen'),
  unitPrice: fc.option(fc.nat(10_000_000).map(usd), { nil: undefined }),
});

test("project rooms contain every line, their sums add up to the project's, and the cart takes every unit that has a price", () => {
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
