import { defaultSalesChannel } from '@basin/domain';
import { unsoldReasonOf, type Offer, type Product } from '../catalogue/index.ts';
import { invalidField, invalidOperation } from '../http/http-problem.ts';
import type { Principal } from '../http/principal.ts';
import type { ActionContext, ActionOf } from './action.ts';
import type { LineChoices, LineFields } from './cart.ts';
import { findOffer } from './find-line.ts';

/** Fields that affect price and stock. A request may repeat the gateway's value but not change it. */
const gatewayFields = ['bundleParentId', 'isBundleChildItem', 'isBackOrderable'] as const;

/** Returns the sku that an action adds, given as a sku or as a product id and variant number. */
export function addedSkuOf(
  { sku, productId = '', variantId = 1 }: ActionOf<'addLineItem'>,
  offers: ActionContext['offers'],
): string {
  if (sku !== undefined) return sku;
  const offer = [...offers.values()].find(({ product }) => product.id === productId);
  return offer?.product.variants[variantId - 1]?.sku ?? `${productId}:${variantId}`;
}

interface ChannelName {
  readonly id?: string | undefined;
  readonly key?: string | undefined;
}

/** A new line in a request, apart from its sku. Lines of one sku with different channels stay separate. */
interface NewLine {
  readonly custom?: { readonly fields: LineFields } | undefined;
  readonly distributionChannel?: ChannelName | undefined;
  readonly supplyChannel?: ChannelName | undefined;
}

/**
 * Returns the fields of a new line: the shopper's choices, and those that the gateway derives from the sku.
 *
 * @throws {HttpProblem} 400 when the sku is not on sale, or the request changes a field that only the gateway sets
 */
export function fieldsFor(
  sku: string,
  { custom, distributionChannel, supplyChannel }: NewLine,
  { offers, now, principal }: ActionContext,
  isBundleChildItem = false,
): LineChoices {
  const { variant, product } = expectSold(findOffer(offers, sku), now);
  // a shopper's page may be older than the catalogue, so its back-order flag is ignored
  const derived = { isBackOrderable: variant.backOrderable, isBundleChildItem };
  expectUnchangedGatewayFields({ ...custom?.fields, isBackOrderable: derived.isBackOrderable }, derived);
  const salesChannel = nameOf(distributionChannel) ?? channelOf(principal, product);
  const supply = nameOf(supplyChannel);
  return { salesChannel, ...custom?.fields, ...derived, ...(supply !== undefined && { supplyChannel: supply }) };
}

const nameOf = (channel: ChannelName | undefined): string | undefined => channel?.key ?? channel?.id;

/** @throws {HttpProblem} 400 when a request changes a field that only the gateway sets */
export function expectUnchangedGatewayFields(given: Partial<Record<string, unknown>>, current: LineFields): void {
  for (const name of gatewayFields) {
    if (name in given && given[name] !== current[name]) {
      throw invalidField(name, given[name], `The field ${name} is set by the gateway.`);
    }
  }
}

/** @throws {HttpProblem} 400 when the sku cannot be bought online */
export function expectSold(offer: Offer, now: Date): Offer {
  const reason = unsoldReasonOf(offer, now);
  if (reason === null) return offer;
  const state = reason === 'discontinued' ? 'discontinued' : 'not sold online';
  throw invalidOperation(`The product with SKU '${offer.variant.sku}' is ${state}.`);
}

/** Returns the shopper's sales channel when it is a special one, otherwise the product's. @see platform spec §3 */
function channelOf(principal: Principal, product: Product): string {
  const own = principal.kind === 'guest' ? principal.channel : defaultSalesChannel;
  return own === defaultSalesChannel ? (product.salesChannel ?? own) : own;
}
