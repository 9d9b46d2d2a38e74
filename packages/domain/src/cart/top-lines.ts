import type { LineItem } from './line-item.ts';

/** Bundles and single lines; a part whose bundle is missing stands for itself. */
export function topLines<Line extends LineItem>(lines: readonly Line[]): Line[] {
  const ids = new Set(lines.map(({ id }) => id));
  return lines.filter(({ bundleParentId }) => bundleParentId === undefined || !ids.has(bundleParentId));
}
