import {
  bundleChildren,
  cartCounts,
  departureOf,
  stockStatus,
  type Departure,
  type Locale,
  type RoomInfo,
  attributeValue,
} from '@basin/domain';
import { moneyFrom, type Cart, type Coverage, type Money } from '@basin/sdk';

type Line = Cart['lineItems'][number];

/** What a page shows of a line; nothing else of the cart travels to the browser. */
export interface CartLineView {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly path: string | undefined;
  readonly finish: string | undefined;
  readonly image: string;
  readonly quantity: number;
  readonly unitPrice: Money | undefined;
  /** The unit price before the sale. */
  readonly unitPriceBefore: Money | undefined;
  readonly total: Money;
  /** How tile and trim are sold. */
  readonly coverage: Coverage | undefined;
  /** When it leaves. */
  readonly departure: Departure | undefined;
  /** The parts of a set, each with its units in the cart. */
  readonly parts: readonly { readonly name: string; readonly quantity: number }[];
  readonly rooms: readonly RoomInfo[];
}

export interface CartSums {
  readonly subTotal: Money;
  readonly discount: Money | undefined;
  /** Not known before there is an address. */
  readonly shipping: Money | undefined;
  readonly tax: Money | undefined;
  readonly total: Money;
}

export interface CartView {
  readonly lines: readonly CartLineView[];
  readonly units: number;
  readonly sums: CartSums;
}

export interface CartViewOptions {
  readonly locale: Locale;
  /** The path of a product's page. */
  readonly pathOf: (product: { slug: string; category: string | undefined }) => string;
}

/** A cart (or an order, which has lines too) as pages show it. */
export function cartView(cart: Cart, options: CartViewOptions): CartView {
  return {
    lines: lineViews(cart.lineItems, options),
    units: cartCounts(cart.lineItems).units,
    sums: sumsOf(cart),
  };
}

/** The lines that a shopper sees: single ones and sets, each set with its parts. */
export function lineViews(lines: readonly Line[], options: CartViewOptions): CartLineView[] {
  return lines.filter((line) => line.isBundleChildItem !== true).map((line) => lineView(line, lines, options));
}

function lineView(line: Line, lines: readonly Line[], { locale, pathOf }: CartViewOptions): CartLineView {
  const slug = textIn(line.slug, locale);
  return {
    id: line.id,
    sku: attributeOf(line, 'CustomerFacingSKU') ?? line.sku,
    name: nameOf(line, locale),
    path: slug === undefined ? undefined : pathOf({ slug, category: attributeOf(line, 'Product_Category') }),
    finish: textIn(valueOf(line, 'finish'), locale),
    image: line.variant?.images[0]?.url ?? '',
    quantity: line.quantity,
    unitPrice: line.price && moneyFrom(line.price.discounted?.value ?? line.price.value),
    unitPriceBefore: line.price?.discounted && moneyFrom(line.price.value),
    total: moneyFrom(line.totalPrice),
    coverage: coverageIn(line),
    departure: departureIn(line, locale),
    parts: bundleChildren(lines, line.id).map((part) => ({ name: nameOf(part, locale), quantity: part.quantity })),
    rooms: line.roomInfo ?? [],
  };
}

function coverageIn(line: Line): Coverage | undefined {
  const [perUnit, unit] = [valueOf(line, 'CoveragePerUnit'), valueOf(line, 'SoldByUOM')];
  if (typeof perUnit !== 'number' || typeof unit !== 'string') return undefined;
  return { perUnit, unit, soldByBox: valueOf(line, 'SoldByBox') === true };
}

function departureIn(line: Line, locale: Locale): Departure | undefined {
  const { availableQuantity: available, restockableInDays } = line.variant?.availability ?? {};
  const facts = { quantity: line.quantity, isBackOrderable: line.isBackOrderable === true };
  const status = available === undefined ? undefined : stockStatus({ available, ...facts });
  return departureOf({ status, leadTime: textIn(valueOf(line, 'RegionLeadTime'), locale), restockableInDays });
}

/** The name of a line in a language, as the cart has it. */
export const nameOf = (line: Pick<Line, 'name' | 'sku'>, locale: Locale): string =>
  textIn(line.name, locale) ?? line.sku;

function attributeOf(line: Line, name: string): string | undefined {
  const value = valueOf(line, name);
  return typeof value === 'string' ? value : undefined;
}

const valueOf = ({ variant }: Line, name: string): unknown => attributeValue(variant?.attributes ?? [], name);

/** A localised text in a language, else in the first that it has. */
function textIn(localised: unknown, locale: Locale): string | undefined {
  if (typeof localised !== 'object' || localised === null) return undefined;
  const texts = Object.entries(localised).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const own = texts.find(([tag]) => tag === locale || tag.startsWith(`${locale}-`));
  return (own ?? texts[0])?.[1];
}

function sumsOf({ calculation, totalPrice, shippingInfo, taxedPrice, lineItems }: Cart): CartSums {
  const nothing = { centAmount: 0, currencyCode: lineItems[0]?.totalPrice.currencyCode ?? 'USD' };
  const discount = calculation?.discountTotal;
  const shipping = shippingInfo && (calculation?.shippingTotal ?? shippingInfo.price);
  const tax = taxedPrice && (calculation?.taxTotal ?? taxedPrice.totalTax);
  return {
    subTotal: moneyFrom(calculation?.subTotal ?? totalPrice ?? nothing),
    discount: discount && discount.centAmount !== 0 ? moneyFrom(discount) : undefined,
    shipping: shipping && moneyFrom(shipping),
    tax: tax && moneyFrom(tax),
    total: moneyFrom(calculation?.grandTotal ?? totalPrice ?? nothing),
  };
}
