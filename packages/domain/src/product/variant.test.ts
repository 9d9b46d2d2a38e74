import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { chooseSku, skusFromDetails, skuToAdd, type SkuVariant, variantsFromColours } from './variant.ts';

const now = new Date('2030-01-02T00:00:00Z');

test('DOM-029 DOM-110 DOM-111 DOM-113 colour details are split at the pipe: the third part is the sku, the fifth the marker', () => {
  const details = [
    'White|swatch_wh.jpg|BX-100-WH|100-WH|false',
    ' Black | swatch_bk.jpg | BX-100-BK | 100-BK | 2020-05-01 ',
    'Sage|swatch_sg.jpg|BX-100-SG|100-SG|2099-12-31|more',
  ];
  shows(
    variantsFromColours,
    [details, now],
    [
      { colour: 'White', swatch: 'swatch_wh.jpg', sku: 'BX-100-WH', discontinued: false },
      { colour: 'Black', swatch: 'swatch_bk.jpg', sku: 'BX-100-BK', discontinued: true },
      { colour: 'Sage', swatch: 'swatch_sg.jpg', sku: 'BX-100-SG', discontinued: false },
    ],
  );
});

test('DOM-110 DOM-112 DOM-113 sku details are split at the pipe: the first part is the sku, the third the marker', () => {
  const details = ['BX-100-WH|100-WH|false', 'BX-100-BK|100-BK|2020-05-01', ' BX-100-SG |100-SG| 2099-12-31'];
  shows(
    skusFromDetails,
    [details, now],
    [
      { sku: 'BX-100-WH', customerFacingSku: '100-WH', discontinued: false },
      { sku: 'BX-100-BK', customerFacingSku: '100-BK', discontinued: true },
      { sku: 'BX-100-SG', customerFacingSku: '100-SG', discontinued: false },
    ],
  );
});

test('a truncated detail is discontinued, and a detail without a sku is left out', () => {
  shows(skusFromDetails, [['BX-1', '|x|false', ''], now], [{ sku: 'BX-1', customerFacingSku: '', discontinued: true }]);
  const cut = { colour: 'White', swatch: 'w.jpg', sku: 'BX-1', discontinued: true };
  shows(variantsFromColours, [['White|w.jpg', 'White|w.jpg|BX-1|1'], now], [cut]);
});

const variant = (colour: string, discontinued = false): SkuVariant => ({ colour, sku: `K-${colour}`, discontinued });

test('DOM-029 DOM-034 the sellable variant of the selected colour is chosen', () => {
  shows(chooseSku, [{ variants: [variant('White'), variant('Black')], masterSku: 'K-M' }, 'Black'], 'K-Black');
  const twice = [variant('Black', true), { ...variant('Black'), sku: 'K-Black-2' }];
  shows(chooseSku, [{ variants: twice }, 'Black'], 'K-Black-2');
});

test('DOM-035 the first sellable variant is chosen when no colour matches', () => {
  const variants = [variant('Red', true), variant('White'), variant('Black', true), variant('Sage')];
  shows(chooseSku, [{ variants, masterSku: 'K-M' }, 'Black'], 'K-White');
  shows(chooseSku, [{ variants, masterSku: 'K-M' }, 'Gold'], 'K-White');
  shows(chooseSku, [{ variants, masterSku: 'K-M' }], 'K-White');
});

test('DOM-036 the master sku is chosen for a product without variants', () => {
  shows(chooseSku, [{ variants: [], masterSku: 'K-M', variantSkus: ['K-1'] }, 'White'], 'K-M');
});

test('DOM-037 the first discontinued variant is chosen when all are discontinued, else the first of the sku list', () => {
  const variants = [variant('Red', true), variant('Black', true)];
  shows(chooseSku, [{ variants, masterSku: 'K-M', variantSkus: ['K-1'] }, 'Black'], 'K-Red');
  shows(chooseSku, [{ variants: [], variantSkus: ['K-1', 'K-2'] }], 'K-1');
});

test('without any skus there is none to choose', () => {
  shows(chooseSku, [{ variants: [] }, 'White'], undefined);
});

test('a discontinued sku is never chosen while another is on sale', () => {
  const colours = fc.constantFrom('White', 'Black', 'Sage');
  const variants = fc.array(
    fc.record({ colour: colours, sku: fc.string({ minLength: 1 }), discontinued: fc.boolean() }),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(variants, colours, (list, colour) => {
      const sellable = list.filter(({ discontinued }) => !discontinued);
      const expected = sellable.find((one) => one.colour === colour) ?? sellable[0] ?? list[0];
      expect(chooseSku({ variants: list, masterSku: 'K-M' }, colour)).toBe(expected?.sku);
    }),
  );
});

const variants = [
  { colour: 'White', sku: 'K-1', discontinued: false },
  { colour: 'Black', sku: 'K-2', discontinued: false },
];

test('DOM-134 the selected sku is added if it is in the variant list, otherwise the default variant is', () => {
  shows(skuToAdd, ['K-2', { variants, variantSkus: ['K-1', 'K-2'] }], 'K-2');
  shows(skuToAdd, ['K-9', { variants, variantSkus: ['K-1', 'K-2'] }], 'K-1');
  shows(skuToAdd, [undefined, { variants, variantSkus: ['K-1', 'K-2'] }], 'K-1');
  shows(skuToAdd, ['K-2', { variants }], 'K-2');
});
