import { expect, test } from 'vitest';
import { discountCodeStates } from './cart.ts';
import {
  lineIdentity,
  type LineItem,
  lineItemFieldNames,
  type RoomInfo,
  roomProductTypes,
  topLines,
} from './line-item.ts';
import { bundle, line } from './testing.ts';

const room: RoomInfo = {
  productType: 'tile',
  soldByBox: true,
  soldByUom: 'SF',
  totalNeeded: 92.95,
  totalArea: 84.5,
  overage: 10,
};
const tile: LineItem = {
  id: 'l-4',
  sku: 'TL-300-GY',
  quantity: 9,
  variant: { attributes: [{ name: 'SKUColorFinishName', value: 'Grey' }] },
  bundleParentId: 'l-1',
  isBundleChildItem: true,
  roomInfo: [room],
  isBackOrderable: false,
  customQuantity: 84.5,
  overage: 10,
  salesChannel: 'KOUS',
};

test('DOM-020 a line has id, sku, quantity and variant attributes', () => {
  expect(Object.keys(tile).slice(0, 4)).toEqual(['id', 'sku', 'quantity', 'variant']);
});

test('DOM-021 a line has seven custom fields', () => {
  expect(lineItemFieldNames).toEqual([
    'bundleParentId',
    'isBundleChildItem',
    'roomInfo',
    'isBackOrderable',
    'customQuantity',
    'overage',
    'salesChannel',
  ]);
  expect(Object.keys(tile).slice(4)).toEqual([...lineItemFieldNames]);
});

test('DOM-022 room info of a tile or trim has how it is sold, the amount needed, the area and the overage', () => {
  expect(roomProductTypes).toEqual(['tile', 'trim']);
  expect(Object.keys(room)).toEqual(['productType', 'soldByBox', 'soldByUom', 'totalNeeded', 'totalArea', 'overage']);
});

test('the two discount errors of the specification are states of a discount code', () => {
  expect(discountCodeStates).toEqual(
    expect.arrayContaining(['ApplicationStoppedByPreviousDiscount', 'MaxApplicationReached']),
  );
});

const tiled = {
  productType: 'tile',
  soldByBox: true,
  soldByUom: 'SF',
  totalNeeded: 9,
  totalArea: 8,
  overage: 10,
} as const;

test('lines of one sku have the same identity, whatever their id, quantity and requested amount', () => {
  expect(lineIdentity(line({ id: 'a', quantity: 2 }))).toBe(
    lineIdentity(line({ id: 'b', quantity: 5, customQuantity: 9 })),
  );
  expect(lineIdentity(line({ roomInfo: [], overage: 0 }))).toBe(lineIdentity(line()));
});

test('a different sku, room, overage or channel gives a line a different identity', () => {
  const others = [
    line(),
    line({ sku: 'K-2' }),
    line({ roomInfo: [tiled] }),
    line({ roomInfo: [{ ...tiled, roomName: 'Bath' }] }),
    line({ roomInfo: [tiled, tiled] }),
    line({ overage: 5 }),
    line({ salesChannel: 'KOUS' }),
    line({ supplyChannel: 'KOUS' }),
  ];
  expect(new Set(others.map(lineIdentity)).size).toBe(others.length);
});

test('a room name that is undefined is no room name: the lines have the same identity', () => {
  expect(lineIdentity(line({ roomInfo: [{ ...tiled, roomName: undefined }] }))).toBe(
    lineIdentity(line({ roomInfo: [tiled] })),
  );
});

test("the order of a room's fields does not change the identity of a line", () => {
  const turned = Object.fromEntries(Object.entries(tiled).reverse()) as unknown as typeof tiled;
  expect(lineIdentity(line({ roomInfo: [turned] }))).toBe(lineIdentity(line({ roomInfo: [tiled] })));
});

test('bundles, single lines and parts whose bundle is missing are top lines', () => {
  const orphan = line({ id: 'lid', bundleParentId: 'gone' });
  expect(topLines([...bundle, line(), orphan])).toEqual([bundle[0], line(), orphan]);
});
