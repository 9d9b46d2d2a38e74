import type { SessionNotice } from '../../shell/session/shop-session.ts';

/** Where a line left a list or came back to it. */
export interface ListGap {
  /** The id of the line that left. */
  readonly id: string;
  /** The index of the line that follows. */
  readonly index: number;
  readonly notices: readonly SessionNotice[];
}

/** Returns where the notices about lines of a list stand in it, or undefined without any or when the list is empty. */
export function gapIn(
  list: 'lines' | 'saved',
  { length }: readonly unknown[],
  notices: readonly SessionNotice[],
): ListGap | undefined {
  const own = notices.filter(({ gap }) => gap?.list === list);
  const [{ gap } = {}] = own;
  if (!gap || length === 0) return undefined;
  return { id: gap.id, index: Math.min(gap.index, length), notices: own };
}
