import {
  attributeValue,
  bundleChildren,
  cartCounts,
  departureOf,
  exemptPortion,
  sampledSku,
  stockLimit,
  stockStatus,
  type Departure,
  type Locale,
  type RoomInfo,
  type UnsoldReason,
} from '@basin/domain';
import type { CartDocument, LineItemDocument } from '../../contract/types.ts';
import { codesFrom, type CartCode } from './discount-codes.ts';
import { moneyFrom, type Money } from '../money.ts';
import { deliveryAddressFrom, postalAddressFrom, type DeliveryAddress } from '../postal-address.ts';
import type { Coverage } from '../products/product-card.ts';

/** A cart, as its shopper sees it. */
export interface Cart {
  readonly id: string;
  readonly version: number;
  /** Single items and bundles, each bundle with its parts. */
  readonly lines: readonly LineItem[];
  /** Lines saved for later, which are not included in the sums. */
  readonly saved: readonly LineItem[];
  /** Total units of all lines. */
  readonly units: number;
  readonly sums: CartSums;
  readonly codes: readonly CartCode[];
  /** The shipping address; null until it is set. */
  readonly address: DeliveryAddress | null;
  /** The billing address; null when it is the shipping address. */
  readonly billingAddress: DeliveryAddress | null;
  /** The shopper's e-mail address; null until it is set. */
  readonly email: string | null;
}

/** A line of a cart or an order. */
export interface LineItem {
  readonly id: string;
  readonly sku: string;
  /** The model number printed on the product. */
  readonly modelNumber: string;
  readonly name: string;
  readonly brand: string | null;
  /** A description in one or two sentences. */
  readonly description: string | null;
  /** Null when the product has no page. */
  readonly slug: string | null;
  /** As the catalogue spells it. */
  readonly category: string | null;
  readonly finish: string | null;
  /** URL of its picture; empty when it has none. */
  readonly image: string;
  readonly quantity: number;
  /** Whether it is a sample; a cart can have one of each. */
  readonly isSample: boolean;
  /** Current unit price; null when no price is shown. */
  readonly unitPrice: Money | null;
  /** Unit price before the sale; null when it is not on sale. */
  readonly unitPriceBefore: Money | null;
  /** Unit price for guests; null when it is not higher. */
  readonly unitListPrice: Money | null;
  readonly total: Money;
  /** How tile and trim are sold; null for other products. */
  readonly coverage: Coverage | null;
  /** Units in stock; null when unknown, and for a sample. */
  readonly available: number | null;
  /** Units in stock when the line cannot be ordered as it is, 0 when it is sold out; null when it can. */
  readonly stockLimit: number | null;
  /** Why it or one of its parts can no longer be bought online; null when it can. */
  readonly unsoldReason: UnsoldReason | null;
  /** Whether its quantity can exceed the stock. */
  readonly isBackOrderable: boolean;
  /** When it ships; null when unknown. */
  readonly departure: Departure | null;
  /** The parts of a bundle, with their units in the cart. */
  readonly parts: readonly { readonly name: string; readonly quantity: number }[];
  /** The rooms for which tile was planned. */
  readonly rooms: readonly RoomInfo[];
}

/** The sums of a cart. */
export interface CartSums {
  readonly subTotal: Money;
  /** Null when no discount applies. */
  readonly discount: Money | null;
  /** Null until there is an address. */
  readonly shipping: Money | null;
  /** Null until there is an address. */
  readonly tax: Money | null;
  readonly isTaxExempt: boolean;
  /** The taxes that `tax` adds up. */
  readonly taxes: readonly TaxPortion[];
  readonly total: Money;
}

/** One of several taxes, such as the GST and the PST of British Columbia. */
export interface TaxPortion {
  /** The name in the commerce system, such as `GST`. */
  readonly name: string | null;
  /** A fraction of the net amount. */
  readonly rate: number;
  readonly amount: Money;
}

/** Converts a cart from the wire, with texts in one language. */
export const cartFrom = (cart: CartDocument, locale: Locale): Cart => ({
  id: cart.id,
  version: cart.version,
  lines: linesFrom(cart.lineItems, locale),
  saved: linesFrom(cart.savedItems, locale),
  units: cartCounts(cart.lineItems).units,
  sums: sumsOf(cart),
  codes: codesFrom(cart),
  address: deliveryAddressFrom(postalAddressFrom(cart.shippingAddress ?? {})),
  billingAddress: deliveryAddressFrom(postalAddressFrom(cart.billingAddress ?? {})),
  email: cart.customerEmail ?? null,
});

/** Returns the lines that a shopper sees: single items and bundles, each bundle with its parts. */
export const linesFrom = (lines: readonly LineItemDocument[], locale: Locale): LineItem[] =>
  lines.filter(({ isBundleChildItem }) => isBundleChildItem !== true).map((line) => lineFrom(line, lines, locale));

/** Returns a line with the parts of its bundle among the given lines. */
export function lineFrom(line: LineItemDocument, lines: readonly LineItemDocument[], locale: Locale): LineItem {
  const { id, sku, quantity, price } = line;
  const isSample = sampledSku(sku) !== undefined;
  const parts = bundleChildren(lines, id);
  return {
    id,
    sku,
    modelNumber: attributeOf(line, 'CustomerFacingSKU') ?? sku,
    ...lineIdentity(line, locale),
    brand: attributeOf(line, 'ProductBrandName') ?? null,
    description: textIn(valueOf(line, 'description'), locale) ?? null,
    slug: textIn(line.slug, locale) ?? null,
    category: attributeOf(line, 'Product_Category') ?? null,
    quantity,
    isSample,
    unitPrice: price ? moneyFrom(price.discounted?.value ?? price.value) : null,
    unitPriceBefore: price?.discounted ? moneyFrom(price.value) : null,
    unitListPrice: line.listPrice ? moneyFrom(line.listPrice) : null,
    total: moneyFrom(line.totalPrice),
    coverage: coverageIn(line),
    available: isSample ? null : (line.variant?.availability?.availableQuantity ?? null),
    stockLimit: stockLimit(stockedLine(line), lines.map(stockedLine)),
    unsoldReason: [line, ...parts].flatMap(({ variant }) => variant?.availability?.unsoldReason ?? [])[0] ?? null,
    isBackOrderable: line.isBackOrderable === true,
    departure: departureIn(line, locale),
    parts: parts.map((part) => ({ name: lineName(part, locale), quantity: part.quantity })),
    rooms: line.roomInfo ?? [],
  };
}

/** Returns the name, the finish and the picture of a line. */
export const lineIdentity = (
  line: Pick<LineItemDocument, 'name' | 'sku' | 'variant'>,
  locale: Locale,
): Pick<LineItem, 'name' | 'finish' | 'image'> => ({
  name: lineName(line, locale),
  finish: textIn(valueOf(line, 'finish'), locale) ?? null,
  image: line.variant?.images[0]?.url ?? '',
});

/** Returns the name of a line in a language, from the cart. */
const lineName = (line: Pick<LineItemDocument, 'name' | 'sku'>, locale: Locale): string =>
  textIn(line.name, locale) ?? line.sku;

function coverageIn(line: LineItemDocument): Coverage | null {
  const [perUnit, unit] = [valueOf(line, 'CoveragePerUnit'), valueOf(line, 'SoldByUOM')];
  if (typeof perUnit !== 'number' || typeof unit !== 'string') return null;
  return { perUnit, unit, soldByBox: valueOf(line, 'SoldByBox') === true };
}

const stockedLine = (line: LineItemDocument) => ({
  id: line.id,
  sku: line.sku,
  quantity: line.quantity,
  bundleParentId: line.bundleParentId,
  available: line.variant?.availability?.availableQuantity ?? null,
  isBackOrderable: line.isBackOrderable === true,
  isService: attributeOf(line, 'ProductKind') === 'service',
});

function departureIn(line: LineItemDocument, locale: Locale): Departure | null {
  const { availableQuantity: available, restockableInDays } = line.variant?.availability ?? {};
  const facts = { quantity: line.quantity, isBackOrderable: line.isBackOrderable === true };
  const status = available === undefined ? undefined : stockStatus({ available, ...facts });
  return departureOf({ status, leadTime: textIn(valueOf(line, 'RegionLeadTime'), locale), restockableInDays }) ?? null;
}

function attributeOf(line: LineItemDocument, name: string): string | undefined {
  const value = valueOf(line, name);
  return typeof value === 'string' ? value : undefined;
}

const valueOf = ({ variant }: Pick<LineItemDocument, 'variant'>, name: string): unknown =>
  attributeValue(variant?.attributes ?? [], name);

/** Returns a localised text in a language, or in the first available one. */
function textIn(localised: unknown, locale: Locale): string | undefined {
  if (typeof localised !== 'object' || localised === null) return undefined;
  const texts = Object.entries(localised).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const own = texts.find(([tag]) => tag === locale || tag.startsWith(`${locale}-`));
  return (own ?? texts[0])?.[1];
}

/** Returns whether no tax is charged because the customer is exempt. */
export const isExempt = (taxedPrice: CartDocument['taxedPrice']): boolean =>
  taxedPrice?.taxPortions?.[0]?.name === exemptPortion;

/** Returns the taxes of a cart or an order. */
export const taxesOf = (taxedPrice: CartDocument['taxedPrice']): TaxPortion[] =>
  (taxedPrice?.taxPortions ?? []).map(({ name = null, rate, amount }) => ({ name, rate, amount: moneyFrom(amount) }));

function sumsOf({ calculation, totalPrice, shippingInfo, taxedPrice, lineItems }: CartDocument): CartSums {
  const nothing = { centAmount: 0, currencyCode: lineItems[0]?.totalPrice.currencyCode ?? 'USD' };
  const discount = calculation?.discountTotal;
  const shipping = shippingInfo && (calculation?.shippingTotal ?? shippingInfo.price);
  const tax = taxedPrice && (calculation?.taxTotal ?? taxedPrice.totalTax);
  return {
    subTotal: moneyFrom(calculation?.subTotal ?? totalPrice ?? nothing),
    discount: discount && discount.centAmount !== 0 ? moneyFrom(discount) : null,
    shipping: shipping ? moneyFrom(shipping) : null,
    tax: tax ? moneyFrom(tax) : null,
    isTaxExempt: isExempt(taxedPrice),
    taxes: taxesOf(taxedPrice),
    total: moneyFrom(calculation?.grandTotal ?? totalPrice ?? nothing),
  };
}
