import { describe, expect, test } from 'vitest';
import { lineItemDocumentSchema, sharedLineDocumentSchema } from './line-item.ts';

const line = { id: 'l-1', quantity: 1, totalPrice: { centAmount: 100, currencyCode: 'USD' } };
const room = {
  roomName: 'Bath',
  productType: 'tile',
  soldByBox: true,
  soldByUom: 'SF',
  totalNeeded: 9,
  totalArea: 8,
  overage: 10,
};

describe('a cart line', () => {
  test('DOM-020 a line has its id, quantity and attributes, with its sku at the top level or in its variant', () => {
    const variant = { sku: 'B', attributes: [{ name: 'SKUColorFinishName', value: 'Brass' }] };
    expect(lineItemDocumentSchema.parse({ ...line, variant })).toMatchObject({
      id: 'l-1',
      quantity: 1,
      sku: 'B',
      variant,
    });
    expect(lineItemDocumentSchema.parse({ ...line, sku: 'A', variant: { sku: 'B' } }).sku).toBe('A');
    expect(lineItemDocumentSchema.parse({ ...line, variant: { sku: 'B' } }).sku).toBe('B');
  });

  test('DOM-019 a price with a fraction of a cent is rejected', () => {
    const priceOf = (centAmount: number) => ({ ...line, totalPrice: { centAmount, currencyCode: 'USD' } });
    expect([100, 0.5].map((cents) => lineItemDocumentSchema.safeParse(priceOf(cents)).success)).toEqual([true, false]);
  });

  test('DOM-021 the custom fields of a line are merged into its members', () => {
    const fields = {
      bundleParentId: 'l-0',
      isBundleChildItem: true,
      isBackOrderable: true,
      customQuantity: 8.4,
      overage: 10,
      salesChannel: 'KOUS',
      roomInfo: [room],
    };
    expect(lineItemDocumentSchema.parse({ ...line, custom: { fields } })).toMatchObject(fields);
  });

  test.each([
    ['an object', room],
    ['a list', [room]],
    ['text of an object', JSON.stringify(room)],
    ['text of a list', JSON.stringify([room])],
  ])(
    'SDK-081 the rooms of a line are read as a list from %s, in its custom fields or at the top level',
    (_, roomInfo) => {
      expect(lineItemDocumentSchema.parse({ ...line, custom: { fields: { roomInfo } } }).roomInfo).toEqual([room]);
      expect(sharedLineDocumentSchema.parse({ id: 'l-1', quantity: 1, roomInfo }).roomInfo).toEqual([room]);
    },
  );

  test.each(['{', '7', 'null', '{"productType":"rug"}'])('a line with the rooms %j is rejected', (roomInfo) => {
    const result = lineItemDocumentSchema.safeParse({ ...line, custom: { fields: { roomInfo } } });
    expect(result.error?.issues[0]?.path.slice(0, 3)).toEqual(['custom', 'fields', 'roomInfo']);
  });
});
