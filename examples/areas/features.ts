import type { SdkCalls } from '@basin/sdk';

/** Returns whether a feature is on. Unknown features are off. */
export async function isFeatureOn(sdk: SdkCalls, feature: string): Promise<boolean> {
  const switchedOn = await sdk.features.list();
  return switchedOn.has(feature);
}
