import type { SdkCalls } from '@basin/sdk';

/** The countries that a form offers: the configuration says where their list is. */
export async function countryOptions(sdk: SdkCalls) {
  const { general } = await sdk.config.global({ query: { path: '/content/basin/us/en', caConfig: 'true' } });
  const path = general.listPaths.countries;
  return path === undefined ? [] : sdk.config.list({ query: { path } });
}
