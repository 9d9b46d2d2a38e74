import { expect, test } from 'vitest';
import { lineIdentity } from './line-identity.ts';
import { line } from './testing.ts';

const room = {
  productType: 'tile',
  soldByBox: true,
  soldByUom: 'SF',
  totalNeeded: 9,
  totalArea: 8,
  overage: 10,
} as const;

test('lines of one sku are the same, whatever their id, quantity and amount asked for', () => {
  expect(lineIdentity(line({ id: 'a', quantity: 2 }))).toBe(
    lineIdentity(line({ id: 'b', quantity: 5, customQuantity: 9 })),
  );
  expect(lineIdentity(line({ roomInfo: [], overage: 0 }))).toBe(lineIdentity(line()));
});

test('another sku, room, overage or channel makes another line', () => {
  const others = [
    line(),
    line({ sku: 'K-2' }),
    line({ roomInfo: [room] }),
    line({ roomInfo: [{ ...room, roomName: 'Bath' }] }),
    line({ roomInfo: [room, room] }),
    line({ overage: 5 }),
    line({ salesChannel: 'KOUS' }),
    line({ supplyChannel: 'KOUS' }),
  ];
  expect(new Set(others.map(lineIdentity)).size).toBe(others.length);
});

test('the order of the fields of a room does not matter', () => {
  const turned = Object.fromEntries(Object.entries(room).reverse()) as unknown as typeof room;
  expect(lineIdentity(line({ roomInfo: [turned] }))).toBe(lineIdentity(line({ roomInfo: [room] })));
});
