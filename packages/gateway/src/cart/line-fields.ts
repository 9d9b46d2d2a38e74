import { defaultSalesChannel, isDiscontinued } from '@basin/domain';
import type { Offer, Product } from '../catalogue/index.ts';
import { invalidField, invalidOperation } from '../http/http-problem.ts';
import type { Principal } from '../http/principal.ts';
import type { ActionContext, ActionOf } from './action.ts';
import type { LineChoices, LineFields } from './cart.ts';
import { findOffer } from './find-line.ts';

/** Fields that decide prices and stock: a request may repeat what the gateway says, not change it. */
const gatewayFields = ['bundleParentId', 'isBundleChildItem', 'isBackOrderable'] as const;

/** The sku that an action adds, named by itself or by its product and the number of the variant. */
export function skuOf(
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

/** What a request says of a line beside its sku; channels that it names keep lines of one sku apart. */
interface NewLine {
  readonly custom?: { readonly fields: LineFields } | undefined;
  readonly distributionChannel?: ChannelName | undefined;
  readonly supplyChannel?: ChannelName | undefined;
}

/**
 * The fields of a new line: what the shopper chose, and what the gateway says of the sku.
 *
 * @throws {HttpProblem} 400 when the sku is not sold, or the request sets what only the gateway sets
 */
export function fieldsFor(
  sku: string,
  { custom, distributionChannel, supplyChannel }: NewLine,
  { offers, now, principal }: ActionContext,
  isBundleChildItem = false,
): LineChoices {
  const { variant, product } = expectSold(findOffer(offers, sku), now);
  // a shopper's page may be older than the catalogue: what it says of back-order is not taken
  const kept = { isBackOrderable: variant.backOrderable, isBundleChildItem };
  expectShoppersFields({ ...custom?.fields, isBackOrderable: kept.isBackOrderable }, kept);
  const salesChannel = nameOf(distributionChannel) ?? channelOf(principal, product);
  const supply = nameOf(supplyChannel);
  return { salesChannel, ...custom?.fields, ...kept, ...(supply !== undefined && { supplyChannel: supply }) };
}

const nameOf = (channel: ChannelName | undefined): string | undefined => channel?.key ?? channel?.id;

/** @throws {HttpProblem} 400 when a request would set what only the gateway sets */
export function expectShoppersFields(given: Partial<Record<string, unknown>>, kept: LineFields): void {
  for (const name of gatewayFields) {
    if (name in given && given[name] !== kept[name]) {
      throw invalidField(name, given[name], `The field ${name} is set by the gateway.`);
    }
  }
}

function expectSold(offer: Offer, now: Date): Offer {
  const { product, variant } = offer;
  if (!product.soldOnline) throw invalidOperation(`The product with SKU '${variant.sku}' is not sold online.`);
  if (!isDiscontinued(variant.discontinued, now)) return offer;
  throw invalidOperation(`The product with SKU '${variant.sku}' is discontinued.`);
}

/** The channel that the shopper came through when it is a special one, else that of the product. @see platform spec §3 */
function channelOf(principal: Principal, product: Product): string {
  const own = principal.kind === 'guest' ? principal.channel : defaultSalesChannel;
  return own === defaultSalesChannel ? (product.salesChannel ?? own) : own;
}
