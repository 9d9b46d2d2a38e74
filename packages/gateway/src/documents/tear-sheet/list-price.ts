import { formatMoney, guestPersona, localeTag, type Locale, type Money } from '@basin/domain';
import { isSold, priceOf, type Variant } from '../../catalogue/index.ts';
import { unitPrices } from '../../texts/unit-prices.ts';
import type { DocumentRequest } from '../document-request.ts';

/** The list price of a variant, before any sale; undefined when it is not sold. A sheet is read by others than who fetched it. */
function listPriceOf({ product, made }: DocumentRequest, variant: Variant): Money | undefined {
  return isSold({ product, variant }, made) ? priceOf(variant, guestPersona)?.value : undefined;
}

/** The list price of the shown variant, with that of an area or a length where it is sold by them. */
export function listPriceText(request: DocumentRequest): string | undefined {
  const { product, variant, locale } = request;
  const price = listPriceOf(request, variant);
  if (!price) return undefined;
  return product.coverage ? unitPrices(price, product.coverage, locale) : moneyText(price, locale);
}

/** The list price of each sold variant by its sku, in words; empty when all variants are sold at the same. */
export function pricesByFinish(request: DocumentRequest): ReadonlyMap<string, string> {
  const prices = request.product.variants.map((variant) => {
    const price = listPriceOf(request, variant);
    return [variant.sku, price && moneyText(price, request.locale)] as const;
  });
  const isOne = new Set(prices.map(([, price]) => price)).size === 1;
  return new Map(isOne ? [] : prices.flatMap(([sku, price]) => (price === undefined ? [] : [[sku, price] as const])));
}

const moneyText = (price: Money, locale: Locale) => formatMoney(price, localeTag(locale));
