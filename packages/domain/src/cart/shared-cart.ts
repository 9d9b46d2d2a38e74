import type { LineItem } from './line-item.ts';

/** Lines that others may add to their own cart, with what their rooms were planned for. @see platform spec §3 */
export interface SharedCart<Line extends LineItem = LineItem> {
  readonly id: string;
  readonly lineItems: readonly Line[];
}

/** A copy of a cart's lines to share: with room info (an empty list where none was planned), without the giver's sales channel. */
export function sharedCartFrom<Line extends LineItem>(
  id: string,
  lines: readonly Line[],
): SharedCart<Omit<Line, 'salesChannel'>> {
  const lineItems = lines.map(({ salesChannel: _, ...line }) => ({ ...line, roomInfo: line.roomInfo ?? [] }));
  return { id, lineItems };
}
