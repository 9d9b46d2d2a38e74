import {
  type ByLocale,
  departureOf,
  inLocale,
  isFreight,
  localeFrom,
  splitByStock,
  stockStatus,
  type Locale,
} from '@basin/domain';
import { formatDay } from '../texts/company-day.ts';
import { fillText, pluralText } from '../texts/fill-text.ts';
import { taxLabel } from '../texts/tax-label.ts';
import { amountDue, modelOf, lineNameOf, unitsIn, type Order } from '../orders/index.ts';
import { textsOf } from '../texts/texts.ts';
import { unitPrices } from '../texts/unit-prices.ts';
import type { EmailDraft } from '../mail/index.ts';

/** A shipment of an order and the day on which it is expected, such as `2030-01-31`; undefined when unknown. */
interface ExpectedShipment {
  readonly shippingType: string;
  readonly estimatedDelivery?: string;
}

/** Returns the confirmation e-mail of an order: its lines, totals and expected arrival, but no address. */
export function receiptOf(order: Order, shipments: readonly ExpectedShipment[]): EmailDraft {
  const { orderNumber, customerEmail, billingAddress, shippingTotal, taxedPrice, custom } = order;
  const locale = localeFrom(order.locale);
  const discount = order.discountOnTotalPrice?.discountedAmount;
  return {
    recipient: customerEmail,
    kind: 'order',
    locale,
    facts: {
      firstName: billingAddress.firstName, // the goods may go to someone else
      orderNumber,
      purchaseOrderNumber: custom.fields.purchaseOrderNumber,
      order: {
        lines: linesOf(order, locale),
        brand: commonBrandOf(order),
        discount: discount && { ...discount, centAmount: -discount.centAmount },
        shipping: shippingTotal,
        taxes: taxedPrice?.taxPortions.map((portion) => ({
          label: taxLabel(portion, locale),
          amount: portion.amount,
        })),
        total: amountDue(order),
        arrivals: shipments.flatMap((shipment) => arrivalIn(shipment, locale) ?? []),
      },
    },
  };
}

/** Says about when a shipment arrives, as the order confirmation page does. */
function arrivalIn({ shippingType, estimatedDelivery }: ExpectedShipment, locale: Locale): string | undefined {
  if (estimatedDelivery === undefined) return undefined;
  const { freightArrives, parcelArrives } = textsOf('emails', locale).phrases;
  const day = formatDay(locale, new Date(`${estimatedDelivery}T18:00Z`)); // noon in the company's time zone
  return fillText(isFreight(shippingType) ? freightArrives : parcelArrives, { day });
}

/** Returns the ordered lines without the free parts of sets. */
function linesOf({ lineItems }: Order, locale: Locale) {
  return lineItems
    .filter(({ custom, totalPrice }) => !(custom.fields.isBundleChildItem && totalPrice.centAmount === 0))
    .map((line) => {
      const { sku, quantity, totalPrice } = line;
      const details = { unitPrice: unitPriceIn(line, locale), leaves: leavesIn(line, locale) };
      return { sku, ...lineWordsOf(line, quantity, locale), quantity, total: totalPrice, ...details };
    });
}

type Line = Order['lineItems'][number];

/** Returns what an e-mail calls units of a line. */
export const lineWordsOf = (line: Line, quantity: number, locale: Locale) => ({
  name: lineNameOf(line, locale),
  model: modelOf(line, locale),
  units: unitsIn(line, quantity, locale),
});

const attributeOf = ({ variant }: Line, name: string): unknown =>
  variant.attributes.find((attribute) => attribute.name === name)?.value;

/** Returns the brand that all lines of an order share, or undefined. */
export function commonBrandOf({ lineItems }: Order): string | undefined {
  const [brand, ...others] = new Set(lineItems.map((line) => attributeOf(line, 'ProductBrandName')));
  return typeof brand === 'string' && others.length === 0 ? brand : undefined;
}

/** Returns the unit price of tile or trim in the locale's unit of measure, or undefined for other products. */
function unitPriceIn(line: Line, locale: Locale): string | undefined {
  const coverage = attributeOf(line, 'CoveragePerUnit');
  if (typeof coverage !== 'number' || coverage <= 0) return undefined;
  const soldByBox = attributeOf(line, 'SoldByBox') === true;
  const soldAs = { soldByBox, soldByUom: attributeOf(line, 'SoldByUOM'), coveragePerUnit: coverage };
  return unitPrices(line.price.discounted?.value ?? line.price.value, soldAs, locale);
}

/** Says when a line leaves, by the same rules as the shop's pages: in two parts when it exceeds the stock. */
function leavesIn(line: Line, locale: Locale): string | undefined {
  const { variant, quantity, custom } = line;
  const stocked = { available: variant.availability.availableQuantity, quantity };
  const leaves = departureIn(line, locale);
  const lots = splitByStock({ ...stocked, isBackOrderable: custom.fields.isBackOrderable ?? false });
  if (!lots || leaves === undefined) return leaves;
  const { inStock, later } = lots;
  return fillText(textsOf('emails', locale).phrases.leavesInParts, {
    inStock: String(inStock),
    later: String(later),
    leaves,
  });
}

function departureIn(line: Line, locale: Locale): string | undefined {
  const { variant, quantity, custom } = line;
  const { availableQuantity: available, restockableInDays } = variant.availability;
  const status = stockStatus({ available, quantity, isBackOrderable: custom.fields.isBackOrderable });
  const words = attributeOf(line, 'RegionLeadTime') as ByLocale<string> | undefined;
  const departure = departureOf({ status, leadTime: words && inLocale(words, locale), restockableInDays });
  if (departure?.after !== 'restock') return departure?.leadTime;
  const { leavesRestocked, leavesInDays } = textsOf('emails', locale).phrases;
  return departure.days === undefined ? leavesRestocked : pluralText(leavesInDays, departure.days, locale);
}
