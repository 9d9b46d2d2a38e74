import { bundleChildren, sampledSku } from '@basin/domain';
import type { Offer } from '../catalogue/index.ts';
import { invalidOperation } from '../http/http-problem.ts';
import type { CartDraft } from './draft.ts';

/**
 * Returns how many units of a sku the price of a bundle includes, or 0 when the sku is not part of the bundle.
 *
 * @see wire reference a1: the parent carries the price; its parts are free
 */
export function includedUnits({ product, variant }: Offer, bundles: number, sku: string): number {
  const part = product.bundleItems.find((item) => (item.skuByVariant[variant.sku] ?? item.sku) === sku);
  return part === undefined ? 0 : part.quantity * bundles;
}

/**
 * Rejects more units of a part than its bundle includes, because parts are free.
 *
 * @throws {HttpProblem} 400
 */
export function expectIncluded({ lines }: CartDraft, offers: ReadonlyMap<string, Offer>): void {
  for (const parent of lines) {
    const offer = offers.get(parent.sku);
    if (!offer || parent.isBundleChildItem) continue;
    for (const [sku, units] of unitsBySku(bundleChildren(lines, parent.id))) {
      const included = includedUnits(offer, parent.quantity, sku);
      if (included > 0 && units > included) {
        throw invalidOperation(`${parent.quantity} of the bundle '${parent.sku}' include ${included} of '${sku}'.`);
      }
    }
  }
}

/** Sums the units of each sku over all lines. */
export function unitsBySku(lines: readonly { sku: string; quantity: number }[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { sku, quantity } of lines) units.set(sku, (units.get(sku) ?? 0) + quantity);
  return units;
}

/** Counts the sample skus that have at least one unit. */
export const samplesIn = (units: ReadonlyMap<string, number>): number =>
  [...units].filter(([sku, count]) => count > 0 && sampledSku(sku) !== undefined).length;
