import { choosePrice } from '@basin/domain';
import type { SdkCalls } from '@basin/sdk';

/** What a product costs a persona, in cents; undefined when it has no price for them. */
export async function priceOf(sdk: SdkCalls, sku: string, persona: string) {
  const { results } = await sdk.product.query({ query: { where: `masterVariant(sku=${JSON.stringify(sku)})` } });
  const entries = results[0]?.masterVariant.prices ?? [];
  return choosePrice(entries, { sku, persona, discounted: true })?.centAmount;
}
