import {
  defaultLanguage,
  departureOf,
  inLocale,
  isExcludedFromState,
  isShippingFree,
  sampledSku,
  stockStatus,
  sumMoney,
  type Money,
  type UnsoldReason,
} from '@basin/domain';
import { territories } from './address.ts';
import { unitsBySku } from './bundle-lines.ts';
import type { CartAddress } from './cart.ts';
import type { Offer } from '../catalogue/index.ts';
import { isPostOfficeBox } from '../stores/index.ts';
import { deliveryDays, shippingMethods, type ShippingMethod } from './shipping-methods.ts';
import { usd } from './usd.ts';

/** A line, as shipping reads it. */
export interface ShippableLine {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  /** Names the set that the line is part of. */
  readonly custom?: { readonly fields: { readonly bundleParentId?: string | undefined } };
  readonly variant?: { readonly availability: { readonly unsoldReason?: UnsoldReason | undefined } };
}

/** A line with the total price of its goods. */
export interface PricedLine extends ShippableLine {
  readonly totalPrice: Money;
}

/** Lines that ship together, and their shipping price. */
export interface Shipment {
  readonly method: ShippingMethod;
  readonly lineItemIds: string[];
  readonly price: Money;
  /** Days until it arrives; undefined when unknown. */
  readonly days: number | undefined;
}

/** The shipments and shipping cost of a cart to an address. */
export interface ShippingQuote {
  readonly shipments: readonly Shipment[];
  readonly total: Money;
  /** Lines that cannot ship to the address, are out of stock or are no longer sold. */
  readonly unavailable: readonly ShippableLine[];
  /** Services, which need no shipping. */
  readonly unshipped: readonly ShippableLine[];
  /** Whether the shop does not deliver to this address at all. */
  readonly isNonDeliverable: boolean;
}

const deliveredCountries = new Set(['US', 'CA']);

/** Groups lines into shipments by shipping method and prices each shipment. */
export function quoteShipping(
  lines: readonly PricedLine[],
  address: CartAddress,
  offers: ReadonlyMap<string, Offer>,
): ShippingQuote {
  if (!isDeliverable(address)) {
    return { shipments: [], total: usd(0), unavailable: lines, unshipped: [], isNonDeliverable: true };
  }
  const short = shortSkus(lines, offers);
  const unshipped = lines.filter((line) => !isUnsold(line) && offers.get(line.sku)?.product.freight.type === 'None');
  const physical = lines.filter((line) => !unshipped.includes(line));
  const blocked = physical.filter(
    (line) => isUnsold(line) || short.has(line.sku) || !canShipTo(address, offers.get(line.sku)),
  );
  const blockedItems = new Set(blocked.map(itemOf)); // a set ships whole or not at all
  const unavailable = physical.filter((line) => blockedItems.has(itemOf(line)));
  const shipped = physical.filter((line) => !unavailable.includes(line));
  const shipments = shippingMethods.flatMap((method) => shipmentBy(method, shipped, address, offers));
  const total = usd(shipments.reduce((sum, { price }) => sum + price.centAmount, 0));
  return { shipments, total, unavailable, unshipped, isNonDeliverable: false };
}

/** Whether a line can no longer be bought online. */
export const isUnsold = ({ variant }: Pick<ShippableLine, 'variant'>): boolean =>
  variant?.availability.unsoldReason !== undefined;

/** Returns the id of the set that a line is part of, or its own. */
const itemOf = ({ id, custom }: ShippableLine): string => custom?.fields.bundleParentId ?? id;

/** Returns the skus whose units exceed the stock, except those that can be back-ordered. */
export function shortSkus(lines: readonly ShippableLine[], offers: ReadonlyMap<string, Offer>): Set<string> {
  const short = [...unitsBySku(lines)].filter(([sku, units]) => {
    const offer = offers.get(sku);
    return !offer || (!isUnlimited(offer) && units > offer.stock.available);
  });
  return new Set(short.map(([sku]) => sku));
}

/** Whether a sku has no stock limit: it can be back-ordered, or is a service. */
export const isUnlimited = ({ product, variant }: Offer): boolean =>
  variant.backOrderable || product.kind === 'service';

function shipmentBy(
  method: ShippingMethod,
  lines: readonly PricedLine[],
  address: CartAddress,
  offers: ReadonlyMap<string, Offer>,
): Shipment[] {
  const its = lines.filter((line) => freightTypeOf(line, lines, offers) === method.freightType);
  if (its.length === 0) return [];
  const goods = sumMoney(its.map(({ totalPrice }) => totalPrice));
  const paid = its.filter(({ sku }) => sampledSku(sku) === undefined); // samples ship free
  const isFree = paid.length === 0 || isShippingFree({ shippingType: method.shippingType, goods });
  const sets = new Set(lines.map(({ custom }) => custom?.fields.bundleParentId));
  const weighed = paid.filter(({ id }) => !sets.has(id)); // the weight of a set is that of its parts
  const kilograms = weighed.reduce((sum, { sku, quantity }) => sum + quantity * weightOf(offers.get(sku)), 0);
  return [
    {
      method,
      lineItemIds: its.map(({ id }) => id),
      price: usd(isFree ? 0 : method.priceCents(kilograms, address)),
      days: deliveryDays(
        method,
        its.map((line) => departureDays(line, offers.get(line.sku))),
        address,
      ),
    },
  ];
}

/** Returns the freight type of a line; the parts of a set have that of the set. */
function freightTypeOf(line: ShippableLine, lines: readonly ShippableLine[], offers: ReadonlyMap<string, Offer>) {
  const set = lines.find(({ id }) => id === line.custom?.fields.bundleParentId);
  return offers.get((set ?? line).sku)?.product.freight.type;
}

/** Returns the days until a line leaves, by the same rule as the shop's pages. */
function departureDays({ quantity }: ShippableLine, offer: Offer | undefined): number | undefined {
  if (!offer) return undefined;
  const { product, variant, stock } = offer;
  const { available, restockableInDays } = stock;
  const status = stockStatus({ available, quantity, isBackOrderable: variant.backOrderable });
  const { leadTimeDays } = product;
  const leadTime = inLocale(product.leadTime, defaultLanguage);
  return departureOf({ status, leadTime, leadTimeDays, restockableInDays })?.days;
}

function canShipTo(address: CartAddress, offer: Offer | undefined): boolean {
  if (!offer) return false;
  const isExcluded = isExcludedFromState(offer.product.statesExcluded, address.state ?? '');
  const isTooBigForBox = offer.product.freight.type !== 'Parcel' && isToPostOfficeBox(address);
  return !isExcluded && !isTooBigForBox;
}

const isDeliverable = ({ country, state = '' }: CartAddress): boolean =>
  deliveredCountries.has(country) && !territories.has(state);

const isToPostOfficeBox = ({ streetName = '', additionalStreetInfo = '' }: CartAddress): boolean =>
  isPostOfficeBox(`${streetName} ${additionalStreetInfo}`);

const weightOf = (offer: Offer | undefined): number => offer?.product.weightKilograms ?? 1;
