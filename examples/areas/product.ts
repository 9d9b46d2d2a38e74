import { choosePrice } from '@basin/domain';
import type { SdkCalls } from '@basin/sdk';

/** Returns the price of a product for a persona in cents, or undefined without such a price. */
export async function priceOf(sdk: SdkCalls, sku: string, persona: string) {
  const { results } = await sdk.product.query({ query: { where: `masterVariant(sku=${JSON.stringify(sku)})` } });
  const entries = results[0]?.masterVariant.prices ?? [];
  return choosePrice(entries, { sku, persona, discounted: true })?.centAmount;
}
