import { retryOnConflict, type SdkCalls } from '@basin/sdk';

/** Adds an address to the customer's address book. */
export async function addAddress(sdk: SdkCalls, address: { country: string; postalCode: string; city: string }) {
  const customer = await retryOnConflict(
    () => sdk.customer.me(),
    ({ version }) => sdk.customer.updateAddresses({ body: { version, actions: [{ action: 'addAddress', address }] } }),
  );
  return customer.addresses.map(({ city }) => city);
}
