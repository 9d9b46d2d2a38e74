import type { LineItem } from './line-item.ts';

/**
 * A text that two lines share when they may become one: same sku, room info, overage and sales channel.
 * The amount asked for is not part of it, because it grows with the quantity.
 */
export function lineIdentity({ sku, roomInfo, overage, salesChannel }: Omit<LineItem, 'id' | 'quantity'>): string {
  return JSON.stringify([sku, (roomInfo ?? []).map(sorted), overage ?? 0, salesChannel ?? null]);
}

function sorted(room: object): [string, unknown][] {
  return Object.entries(room).sort(([a], [b]) => (a < b ? -1 : 1));
}
