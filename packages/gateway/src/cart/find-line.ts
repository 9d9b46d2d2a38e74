import type { Offer } from '../catalogue/index.ts';
import { invalidField, problem } from '../http/http-problem.ts';
import type { CartDraft, LineDraft } from './draft.ts';

/** @throws {HttpProblem} 400 when the cart does not contain the line */
export function findLine({ lines }: CartDraft, lineItemId: string): LineDraft {
  const line = lines.find(({ id }) => id === lineItemId);
  if (!line) throw invalidField('lineItemId', lineItemId, `The line item with ID '${lineItemId}' was not found.`);
  return line;
}

/** @throws {HttpProblem} 400 when the catalogue does not contain the sku */
export function findOffer(offers: ReadonlyMap<string, Offer>, sku: string): Offer {
  const offer = offers.get(sku);
  if (offer) return offer;
  const message = `The referenced product with SKU '${sku}' was not found.`;
  throw problem(400, { code: 'ReferencedResourceNotFound', message, typeId: 'product', key: sku });
}
