import type { SdkCalls } from '@basin/sdk';

/** Returns the available quantity, or undefined if the stock is unknown; then no quantity is capped. */
export async function availableQuantity(sdk: SdkCalls, sku: string): Promise<number | undefined> {
  const stock = await sdk.inventory.stock({ query: { sku } }).catch(() => undefined); // the order checks the stock again
  return stock?.availableQuantity;
}
