import { formatMoney, guestPersona, isDiscontinued, localeTag, type Locale, type Money } from '@basin/domain';
import { priceOf, type Variant } from '../../catalogue/index.ts';
import { unitPrices } from '../../texts/unit-prices.ts';
import type { DocumentRequest } from '../document-request.ts';

/** Returns the guest list price of a variant, because sheets are shared with others; undefined when discontinued. */
function listPriceOf({ date }: DocumentRequest, variant: Variant): Money | undefined {
  return isDiscontinued(variant.discontinued, date) ? undefined : priceOf(variant, guestPersona)?.value;
}

/** Formats the list price of the shown variant, with the price per area or length of tile and trim. */
export function listPriceText(request: DocumentRequest): string | undefined {
  const { product, variant, locale } = request;
  const price = listPriceOf(request, variant);
  if (!price) return undefined;
  return product.coverage ? unitPrices(price, product.coverage, locale) : moneyText(price, locale);
}

/** Formats the list price of each current variant by sku; empty when all prices are the same. */
export function pricesByFinish(request: DocumentRequest): ReadonlyMap<string, string> {
  const prices = request.product.variants.flatMap((variant) => {
    const price = listPriceOf(request, variant);
    return price ? [[variant.sku, moneyText(price, request.locale)] as const] : [];
  });
  const isOne = new Set(prices.map(([, price]) => price)).size === 1;
  return new Map(isOne ? [] : prices);
}

const moneyText = (price: Money, locale: Locale) => formatMoney(price, localeTag(locale));
