import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import type { LineItem } from './line-item.ts';
import { sharedCartFrom } from './shared-cart.ts';
import { line } from './testing.ts';

const roomInfo = [
  { productType: 'tile', soldByBox: true, soldByUom: 'SF', totalNeeded: 92.95, totalArea: 84.5, overage: 10 },
] as const;

test('DOM-024 a shared cart is a set of lines that carry room info', () => {
  const lines = [line({ id: 'l-4', roomInfo, salesChannel: 'KOUS' }), line({ id: 'l-5' })];
  shows(sharedCartFrom<LineItem>, ['sh-9', lines], {
    id: 'sh-9',
    lineItems: [line({ id: 'l-4', roomInfo }), line({ id: 'l-5', roomInfo: [] })],
  });
});
