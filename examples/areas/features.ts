import type { SdkCalls } from '@basin/sdk';

/** Whether a feature is switched on; one that is unknown is off. */
export async function isOn(sdk: SdkCalls, feature: string): Promise<boolean> {
  const switchedOn = await sdk.features.list();
  return switchedOn.has(feature);
}
