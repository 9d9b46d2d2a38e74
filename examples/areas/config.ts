import type { SdkCalls } from '@basin/sdk';

/** Returns the country options of a form. The configuration contains the path of the list. */
export async function countryOptions(sdk: SdkCalls) {
  const { general } = await sdk.config.global({ query: { path: '/content/basin/us/en', caConfig: 'true' } });
  const path = general.listPaths.countries;
  return path === undefined ? [] : sdk.config.list({ query: { path } });
}
