import { shortenPagePath } from '@basin/domain';
import type { ShopSettings } from './shop-settings.server.ts';
import { withoutLinksTo } from './switched-off.server.ts';

/** The settings that decide which links the shop serves. */
export type LinkSettings = Pick<ShopSettings, 'pagePathPrefix' | 'switchedOff'>;

/** Returns an editor's properties with links to pages of the shop only, and without those to disabled features. */
export const withServedLinks = ({ pagePathPrefix, switchedOff }: LinkSettings, props: unknown): unknown =>
  withoutLinksTo(switchedOff, withShortPaths(props, pagePathPrefix));

/** Replaces content system paths in component properties with paths of the shop. */
function withShortPaths(value: unknown, prefix: string): unknown {
  if (typeof value === 'string') return value.startsWith(`${prefix}/`) ? shortenPagePath(value, prefix) : value;
  if (Array.isArray(value)) return value.map((item) => withShortPaths(item, prefix));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withShortPaths(member, prefix)]));
}
