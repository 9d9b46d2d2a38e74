import { maxSamples } from '@basin/domain';
import { shortSkus } from './shipping-quote.ts';
import type { Offer } from '../catalogue/index.ts';
import { invalidOperation, problem } from '../http/http-problem.ts';
import { samplesIn, unitsBySku } from './bundle-lines.ts';

interface StockLine {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
}

/**
 * Rejects raising the units of a sku above its stock, or the samples above their limit. Units already in the cart may
 * stay or decrease.
 *
 * @throws {HttpProblem} 400 OutOfStock with the skus and their lines, InvalidOperation for too many samples
 */
export function expectStock(
  before: readonly StockLine[],
  after: readonly StockLine[],
  offers: ReadonlyMap<string, Offer>,
): void {
  const had = unitsBySku(before);
  const wants = unitsBySku(after);
  const skus = [...shortSkus(after, offers)].filter((sku) => (wants.get(sku) ?? 0) > (had.get(sku) ?? 0));
  if (skus.length > 0) throw outOfStock(skus, after);
  if (samplesIn(wants) <= Math.max(maxSamples, samplesIn(had))) return;
  throw invalidOperation(`A cart holds at most ${maxSamples} samples.`);
}

/** The 400 for lines that can no longer be bought online. */
export function notSold(lines: readonly StockLine[]) {
  const skus = lines.map(({ sku }) => sku);
  const message = `Some line items are no longer sold online: ${skus.join(', ')}. Remove them from the cart.`;
  return problem(400, { code: 'NotSold', message, skus, lineItems: lines.map(({ id }) => id) });
}

/** The 400 for lines that need more units than the stock has. */
export function outOfStock(skus: readonly string[], lines: readonly StockLine[]) {
  const lineItems = lines.filter(({ sku }) => skus.includes(sku)).map(({ id }) => id);
  const message = `Some line items are out of stock: ${skus.join(', ')}.`;
  return problem(400, { code: 'OutOfStock', message, skus, lineItems });
}
