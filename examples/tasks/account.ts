import type { NewAccount, Sdk } from '@basin/sdk';

/** Signs up and signs in. The guest's cart becomes the customer's. */
export async function signUp(sdk: Sdk, account: NewAccount): Promise<string> {
  const created = await sdk.account.signUp(account);
  if (created.status === 'rejected') return created.error; // a message for the shopper, for example that the password is too short
  if (created.status === 'emailTaken') return 'You have an account already. Please sign in.';
  const { status } = await sdk.account.signIn(account);
  return status; // signedIn
}

/** Returns the name, addresses and orders of the signed-in customer, or null for a guest. */
export async function accountOverview(sdk: Sdk) {
  const [customer, open] = await Promise.all([sdk.account.profile(), sdk.orders.list({ state: 'open' })]);
  if (!customer) return null;
  const { firstName, addresses } = customer;
  return { firstName, addresses: addresses.length, openOrders: open.map(({ number }) => number) };
}

/** Saves an address and makes it the default shipping address. */
export async function saveDefaultAddress(sdk: Sdk, line1: string): Promise<string> {
  const place = { line1, city: 'Madison', state: 'WI', postalCode: '53703', country: 'US' };
  const saved = await sdk.account.addAddress({ ...place, firstName: 'Pat', lastName: 'Doe', isDefault: true });
  if ('error' in saved) return saved.error;
  return saved.isDeliverable ? 'saved' : 'saved, but nothing is delivered there';
}

/** Returns a guest's order by its number and e-mail address. */
export const trackOrder = async (sdk: Sdk, number: string, email: string): Promise<string | null> =>
  (await sdk.orders.find({ number, email }))?.number ?? null;
