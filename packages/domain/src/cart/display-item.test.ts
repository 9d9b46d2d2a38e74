import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { displayedAmount, displayItem } from './display-item.ts';
import { priced, usd } from './testing.ts';

const product = {
  slug: 'two-piece-set',
  image: 'basin-white',
  category: 'Toilets',
  brand: 'Averell',
  name: 'Two-piece set',
  desc: 'A set of two',
  color: 'White',
  customerFacingSKU: '100-WH',
};

test('DOM-023 DOM-087 a display item has its thirteen fields, amounts as cents divided by 100', () => {
  const line = { ...priced(129800), sku: 'BX-100-WH', quantity: 2 };
  shows(displayItem, [line, usd(64900), product], {
    id: 'l-1',
    sku: 'BX-100-WH',
    quantity: 2,
    unitPrice: 649,
    totalPrice: 1298,
    ...product,
  });
});

test('DOM-087 DOM-115 a displayed amount is the cent amount divided by 100', () => {
  shows(displayedAmount, [usd(12345)], 123.45);
  shows(displayedAmount, [usd(0)], 0);
});
