import {
  type ByLocale,
  departureOf,
  exemptPortion,
  inLocale,
  localeFrom,
  stockStatus,
  type Locale,
} from '@basin/domain';
import { pluralText } from '../texts/fill-text.ts';
import { amountDue, type Order } from '../orders/index.ts';
import { textsOf } from '../texts/texts.ts';
import { unitPrices } from '../texts/unit-prices.ts';
import type { EmailDraft } from '../mail/index.ts';

/** The e-mail that confirms an order: its pieces and sums, and no address. */
export function receiptOf(order: Order): EmailDraft {
  const { orderNumber, customerEmail, locale, shippingAddress, shippingTotal, taxedPrice, custom } = order;
  return {
    recipient: customerEmail,
    kind: 'order',
    locale,
    facts: {
      firstName: shippingAddress?.firstName,
      orderNumber,
      purchaseOrderNumber: custom.fields.purchaseOrderNumber,
      order: {
        lines: linesOf(order, localeFrom(locale)),
        brand: brandOfAll(order),
        shipping: shippingTotal,
        tax: taxedPrice?.totalTax,
        isTaxExempt: taxedPrice?.taxPortions.some(({ name }) => name === exemptPortion),
        total: amountDue(order),
      },
    },
  };
}

/** What was ordered; the parts of a set are named by the set. */
function linesOf({ lineItems }: Order, locale: Locale) {
  return lineItems
    .filter(({ custom, totalPrice }) => !(custom.fields.isBundleChildItem && totalPrice.centAmount === 0))
    .map((line) => {
      const { sku, name, quantity, totalPrice } = line;
      const said = { unitPrice: unitPriceIn(line, locale), leaves: leavesIn(line, locale) };
      return { sku, name: inLocale(name, locale), quantity, total: totalPrice, ...said };
    });
}

type Line = Order['lineItems'][number];

const attributeOf = ({ variant }: Line, name: string): unknown =>
  variant.attributes.find((attribute) => attribute.name === name)?.value;

/** The brand of an order whose lines are all of one brand; undefined otherwise. */
export function brandOfAll({ lineItems }: Order): string | undefined {
  const [brand, ...others] = new Set(lineItems.map((line) => attributeOf(line, 'RegionBrandName')));
  return typeof brand === 'string' && others.length === 0 ? brand : undefined;
}

/** What a unit of tile or trim costs, and the measure of it that the language names; undefined for other products. */
function unitPriceIn(line: Line, locale: Locale): string | undefined {
  const coverage = attributeOf(line, 'CoveragePerUnit');
  if (typeof coverage !== 'number' || coverage <= 0) return undefined;
  const soldByBox = attributeOf(line, 'SoldByBox') === true;
  const soldAs = { soldByBox, soldByUom: attributeOf(line, 'SoldByUOM'), coveragePerUnit: coverage };
  return unitPrices(line.price.discounted?.value ?? line.price.value, soldAs, locale);
}

/** When a line leaves, by the rule that the shop's pages read too. */
function leavesIn(line: Line, locale: Locale): string | undefined {
  const { variant, quantity, custom } = line;
  const { availableQuantity: available, restockableInDays } = variant.availability;
  const status = stockStatus({ available, quantity, isBackOrderable: custom.fields.isBackOrderable });
  const words = attributeOf(line, 'RegionLeadTime') as ByLocale<string> | undefined;
  const departure = departureOf({ status, leadTime: words && inLocale(words, locale), restockableInDays });
  if (departure?.after !== 'restock') return departure?.leadTime;
  const { leavesRestocked, leavesInDays } = textsOf('emails', locale).phrases;
  return departure.days === undefined ? leavesRestocked : pluralText(leavesInDays, departure.days, locale);
}
