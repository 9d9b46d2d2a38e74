import { expect, test } from 'vitest';
import { cartActionNames } from './cart-action-names.ts';
import { discountCodeStates } from './discount-code-state.ts';
import { lineItemFieldNames, type LineItem } from './line-item.ts';
import { roomProductTypes, type RoomInfo } from './room-info.ts';

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

test('DOM-022 room info is of a tile or a trim, with how it is sold, what is needed, the area and the overage', () => {
  expect(roomProductTypes).toEqual(['tile', 'trim']);
  expect(Object.keys(room)).toEqual(['productType', 'soldByBox', 'soldByUom', 'totalNeeded', 'totalArea', 'overage']);
});

test('the cart actions are spelt as on the wire, two of them all in lower case', () => {
  expect(cartActionNames).toHaveLength(14);
  expect(cartActionNames.filter((name) => name === name.toLowerCase())).toEqual(['addbundle', 'removebundle']);
});

test('the two discount errors of the specification are states of a code', () => {
  expect(discountCodeStates).toEqual(
    expect.arrayContaining(['ApplicationStoppedByPreviousDiscount', 'MaxApplicationReached']),
  );
});
