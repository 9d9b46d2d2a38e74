import type { SdkCalls } from '@basin/sdk';

/** How many can be sent now; when nobody can say, nothing is capped. */
export async function atHand(sdk: SdkCalls, sku: string): Promise<number | undefined> {
  const stock = await sdk.inventory.stock({ query: { sku } }).catch(() => undefined); // the order decides in the end
  return stock?.availableQuantity;
}
