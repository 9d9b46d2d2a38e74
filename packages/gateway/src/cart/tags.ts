import { associateTag } from '@basin/domain';
import { problem } from '../http/http-problem.ts';
import type { Principal } from '../http/principal.ts';
import type { CartTags } from './cart.ts';

/**
 * Returns the tags of a cart. An associate's tags come from the token; a request may only repeat them.
 *
 * @throws {HttpProblem} 400 when a request claims an order type or associate id that is not the caller's
 */
export function tagsFrom(requested: CartTags, principal: Principal): CartTags {
  const own: CartTags = associateTagOf(principal);
  for (const name of ['orderType', 'associateId'] as const) {
    const invalidValue = requested[name];
    if (invalidValue === undefined || invalidValue === own[name]) continue;
    const message = `The field ${name} is set by the gateway.`;
    throw problem(400, { code: 'InvalidField', message, field: name, invalidValue });
  }
  return { ...requested, ...own };
}

/** Returns the tags of an associate's carts and orders; no tags for other callers. */
export function associateTagOf(principal: Principal): CartTags {
  if (principal.kind === 'guest' || principal.koc === undefined) return {};
  return associateTag({ koc: principal.koc }) ?? {};
}
