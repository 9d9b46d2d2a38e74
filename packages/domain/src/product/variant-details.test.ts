import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { skusFromDetails, variantsFromColours } from './variant-details.ts';

const now = new Date('2030-01-02T00:00:00Z');

test('DOM-029 DOM-110 DOM-111 DOM-113 colour details are split on the pipe: the third part is the sku, the fifth the marker', () => {
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

test('DOM-110 DOM-112 DOM-113 sku details are split on the pipe: the first part is the sku, the third the marker', () => {
  const details = ['BX-100-WH|100-WH|false', 'BX-100-BK|100-BK|2020-05-01', ' BX-100-SG |100-SG| 2099-12-31'];
  shows(
    skusFromDetails,
    [details, now],
    [
      { sku: 'BX-100-WH', discontinued: false },
      { sku: 'BX-100-BK', discontinued: true },
      { sku: 'BX-100-SG', discontinued: false },
    ],
  );
});

test('a detail cut short is discontinued, and one without a sku is left out', () => {
  shows(skusFromDetails, [['BX-1', '|x|false', ''], now], [{ sku: 'BX-1', discontinued: true }]);
  const cut = { colour: 'White', swatch: 'w.jpg', sku: 'BX-1', discontinued: true };
  shows(variantsFromColours, [['White|w.jpg', 'White|w.jpg|BX-1|1'], now], [cut]);
});
