import type { Sdk } from '@basin/sdk';

/** Whether a feature is switched on; one that is unknown is off. */
export async function isOn(sdk: Sdk, feature: string): Promise<boolean> {
  const switchedOn = await sdk.features.list();
  return switchedOn.has(feature);
}
