import { byLocale } from '../texts/by-locale.ts';
import { guestPersona, multiplyMoney, placeholderAccount } from '@basin/domain';
import { priceOf, type Offer } from '../catalogue/index.ts';
import { problem } from '../http/http-problem.ts';
import { unitsBySku } from './bundle-lines.ts';
import { lineType, type Cart, type CartLine, type CartVariant } from './cart.ts';
import { currentStock, lineWithStock } from './current-stock.ts';
import { fieldsOf, type LineDraft } from './draft.ts';
import { linePrice, type LinePrice } from './line-price.ts';
import type { Pricing } from './pricing.ts';

/** The lines that surround a priced line. */
interface LineContext {
  /** The lines of the same list, in which a part of a set finds its set. */
  readonly lines: readonly LineDraft[];
  /** The lines of the cart before the change. */
  readonly known: readonly CartLine[];
}

/**
 * Prices a line from the current catalogue. A line that is no longer on sale keeps its old price, with no stock.
 *
 * @throws {HttpProblem} 400 when a new line has no price for the customer group
 */
export function priceLine(line: LineDraft, { lines, known }: LineContext, pricing: Pricing): CartLine {
  const offer = pricing.offers.get(line.sku);
  const price = linePrice(line, lines, pricing);
  const stock = currentStock(offer, pricing.now, price !== undefined);
  if (!offer || !price) return lineWithStock(unsoldLine(line, offer, known), stock);
  const { id, sku, quantity, addedAt } = line;
  return {
    id,
    productId: offer.product.id,
    sku,
    quantity,
    name: offer.product.name,
    productSlug: byLocale(() => offer.product.slug),
    variant: variantFrom(offer, stock.availability),
    price,
    listPrice: listPriceOf(offer, price),
    totalPrice: multiplyMoney(price.discounted?.value ?? price.value, quantity),
    lineItemMode: 'Standard',
    addedAt,
    ...supplyOf(line),
    custom: { type: lineType, fields: { ...fieldsOf(line), isBackOrderable: stock.isBackOrderable } },
  };
}

/**
 * Returns the guest's unit price before any sale when it is higher than the caller's; undefined for a free part of a
 * set.
 */
function listPriceOf({ variant }: Offer, { value: own }: LinePrice) {
  const list = priceOf(variant, guestPersona)?.value;
  return own.centAmount > 0 && list && list.centAmount > own.centAmount ? list : undefined;
}

const supplyOf = ({ supplyChannel }: LineDraft): Pick<CartLine, 'supplyChannel'> => ({
  supplyChannel: supplyChannel === undefined ? undefined : { typeId: 'channel', key: supplyChannel },
});

function unsoldLine(line: LineDraft, offer: Offer | undefined, lines: readonly CartLine[]): CartLine {
  const known = lines.find(({ id, sku }) => id === line.id || sku === line.sku);
  if (!known) throw withoutPrice(line.sku, offer?.product.id);
  const { value, discounted } = known.price;
  return {
    ...known,
    id: line.id,
    quantity: line.quantity,
    ...supplyOf(line),
    totalPrice: multiplyMoney(discounted?.value ?? value, line.quantity),
    custom: { type: lineType, fields: fieldsOf(line) },
  };
}

/**
 * Rejects raising the units of a sku that no longer has a price for the customer group. Units already in the cart may
 * stay or decrease.
 *
 * @throws {HttpProblem} 400 MatchingPriceNotFound
 */
export function expectPriced(before: Cart, { lineItems }: Cart): void {
  const had = unitsBySku([...before.lineItems, ...(before.savedItems ?? [])]);
  const has = unitsBySku(lineItems);
  const raised = lineItems.find(
    ({ sku, variant }) => variant.availability.unsoldReason === 'unpriced' && (has.get(sku) ?? 0) > (had.get(sku) ?? 0),
  );
  if (raised) throw withoutPrice(raised.sku, raised.productId);
}

function withoutPrice(sku: string, productId: string | undefined) {
  const message = `No price was found for the product with SKU '${sku}'.`;
  return problem(400, { code: 'MatchingPriceNotFound', message, productId, sku });
}

function variantFrom({ product, variant }: Offer, availability: CartVariant['availability']): CartVariant {
  return {
    id: product.variants.indexOf(variant) + 1,
    sku: variant.sku,
    attributes: [
      { name: 'SKUColorFinishName', value: variant.finish.en },
      { name: 'CustomerFacingSKU', value: variant.customerFacingSku },
      { name: 'ProductBrandName', value: product.brand },
      { name: 'ProductKind', value: product.kind },
      { name: 'Product_Category', value: product.category.en },
      ...(product.kind === 'service' ? [] : [{ name: 'finish', value: variant.finish }]),
      { name: 'description', value: product.shortDescription },
      { name: 'RegionLeadTime', value: product.leadTime },
      ...(product.coverage
        ? [
            { name: 'SoldByBox', value: product.coverage.soldByBox },
            { name: 'SoldByUOM', value: product.coverage.soldByUom },
            { name: 'CoveragePerUnit', value: product.coverage.coveragePerUnit },
          ]
        : []),
    ],
    images: [{ url: `/is/image/${placeholderAccount}/${variant.image}` }],
    availability,
  };
}
