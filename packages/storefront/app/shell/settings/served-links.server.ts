import { shortenPagePath } from '@basin/domain';
import type { ShopSettings } from './shop-settings.server.ts';
import { withoutLinksTo } from './switched-off.server.ts';

/** The settings that decide which links the shop serves. */
export type LinkSettings = Pick<ShopSettings, 'pagePathPrefix' | 'switchedOff'>;

/**
 * Returns an editor's properties with links to pages of the shop only, without those to disabled features, and without
 * the rows of lists that the editor left blank: one of them would make the whole list invalid, such as the main menu.
 */
export const withServedLinks = ({ pagePathPrefix, switchedOff }: LinkSettings, props: unknown): unknown =>
  withoutLinksTo(switchedOff, withShortPaths(props, pagePathPrefix));

/** Replaces content system paths in component properties with paths of the shop. */
function withShortPaths(value: unknown, prefix: string): unknown {
  if (typeof value === 'string') return value.startsWith(`${prefix}/`) ? shortenPagePath(value, prefix) : value;
  if (Array.isArray(value)) return value.filter((row) => !isBlank(row)).map((row) => withShortPaths(row, prefix));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withShortPaths(member, prefix)]));
}

/** Whether a row has no text, number or choice. */
function isBlank(row: unknown): boolean {
  if (typeof row === 'string') return row.trim() === '';
  return typeof row === 'object' && row !== null && Object.values(row).every(isBlank);
}
