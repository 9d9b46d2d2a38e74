import type { PriceEntry, Coverage } from '@basin/domain';

/** A tile in the call centre's own system. */
export interface Tile {
  readonly name: string;
  readonly masterSku: string;
  /** `colour | swatch | sku | customer-facing sku | marker`, as in the search index. */
  readonly colours: readonly string[];
  readonly coverage: Coverage;
  readonly prices: readonly PriceEntry[];
  readonly stock: ReadonlyMap<string, number>;
  readonly isBackOrderable: boolean;
  readonly statesExcluded: readonly string[];
}

function price(sku: string, kind: 'standalone' | 'pricelist', group: string, centAmount: number): PriceEntry {
  return {
    sku,
    key: `${sku}-${kind}-${group}`,
    value: { centAmount, currencyCode: 'USD' },
    customerGroup: { key: group },
  };
}

export const tiles: readonly Tile[] = [
  {
    name: 'Field tile, 3 by 12',
    masterSku: 'TL-300-GY',
    colours: [
      'Grey|grey.jpg|TL-300-GY|300-GY|false',
      'Chalk|chalk.jpg|TL-300-CH|300-CH|2099-12-31',
      'Moss|moss.jpg|TL-300-MO|300-MO|2020-05-01',
    ],
    coverage: { perUnit: 10.76, soldByBox: true, unit: 'SF' },
    prices: [
      price('TL-300-GY', 'standalone', 'GST', 8250),
      price('TL-300-GY', 'standalone', 'TVS', 7015),
      price('TL-300-CH', 'pricelist', 'GST', 8400),
      price('TL-300-MO', 'standalone', 'GST', 5000),
    ],
    stock: new Map([
      ['TL-300-GY', 220],
      ['TL-300-CH', 4],
    ]),
    isBackOrderable: false,
    statesExcluded: ['CA', 'VT'],
  },
  {
    name: 'Penny mosaic',
    masterSku: 'TL-410-WH',
    colours: ['White|white.jpg|TL-410-WH|410-WH|false'],
    coverage: { perUnit: 0.91, soldByBox: false, unit: 'EA' },
    prices: [price('TL-410-WH', 'standalone', 'GST', 1490)],
    stock: new Map(),
    isBackOrderable: true,
    statesExcluded: [],
  },
];
