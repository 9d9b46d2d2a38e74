import { capQuantity, chooseSku, choosePrice, formatMoney, variantsFromColours, type PriceEntry } from '@basin/domain';

const variants = variantsFromColours(
  ['White|w.jpg|BX-100-WH|100-WH|false', 'Black|b.jpg|BX-100-BK|100-BK|2020-05-01'],
  new Date(),
);
export const sku = chooseSku({ variants, masterSku: 'BX-100-WH' }, 'Black'); // Black is discontinued: BX-100-WH

const entries: PriceEntry[] = [
  {
    sku: 'BX-100-WH',
    key: 'standalone-GST',
    value: { centAmount: 69900, currencyCode: 'USD' },
    customerGroup: { key: 'GST' },
  },
  {
    sku: 'BX-100-WH',
    key: 'standalone-TVS',
    value: { centAmount: 61900, currencyCode: 'USD' },
    customerGroup: { key: 'TVS' },
  },
];
const price = choosePrice(entries, { sku: 'BX-100-WH', persona: 'TVS' });
export const shown = price && formatMoney(price, 'fr-CA'); // 619,00 $ US

export const capped = capQuantity({ requested: 5, available: 3 }); // { quantity: 3, message: 'capped' }
