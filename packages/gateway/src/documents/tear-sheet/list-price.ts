import { formatMoney, guestPersona, isDiscontinued, localeTag, type Locale, type Money } from '@basin/domain';
import { priceOf, type Variant } from '../../catalogue/index.ts';
import { unitPrices } from '../../texts/unit-prices.ts';
import type { DocumentRequest } from '../document-request.ts';

/** The list price of a variant, before any sale; undefined when it is no longer made. A sheet is read by others than who fetched it. */
function listPriceOf({ made }: DocumentRequest, variant: Variant): Money | undefined {
  return isDiscontinued(variant.discontinued, made) ? undefined : priceOf(variant, guestPersona)?.value;
}

/** The list price of the shown variant, with that of an area or a length where it is sold by them. */
export function listPriceText(request: DocumentRequest): string | undefined {
  const { product, variant, locale } = request;
  const price = listPriceOf(request, variant);
  if (!price) return undefined;
  return product.coverage ? unitPrices(price, product.coverage, locale) : moneyText(price, locale);
}

/** The list price of each variant that is made by its sku, in words; empty when all cost the same. */
export function pricesByFinish(request: DocumentRequest): ReadonlyMap<string, string> {
  const prices = request.product.variants.map((variant) => {
    const price = listPriceOf(request, variant);
    return [variant.sku, price && moneyText(price, request.locale)] as const;
  });
  const isOne = new Set(prices.map(([, price]) => price)).size === 1;
  return new Map(isOne ? [] : prices.flatMap(([sku, price]) => (price === undefined ? [] : [[sku, price] as const])));
}

const moneyText = (price: Money, locale: Locale) => formatMoney(price, localeTag(locale));
