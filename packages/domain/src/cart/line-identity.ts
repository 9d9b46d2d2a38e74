import type { LineItem } from './line-item.ts';

/**
 * A text that two lines share when they may become one: same sku, room info, overage and channels.
 * The amount asked for is not part of it, because it grows with the quantity.
 */
export function lineIdentity({
  sku,
  roomInfo,
  overage,
  salesChannel,
  supplyChannel,
}: Omit<LineItem, 'id' | 'quantity'>): string {
  return JSON.stringify([sku, (roomInfo ?? []).map(sorted), overage ?? 0, salesChannel, supplyChannel]);
}

function sorted(room: object): [string, unknown][] {
  return Object.entries(room).sort(([a], [b]) => (a < b ? -1 : 1));
}
