import type { NewAccount, Sdk } from '@basin/sdk';

/** Makes an account and signs in; the cart that the shopper had as a guest is theirs then. */
export async function join(sdk: Sdk, account: NewAccount): Promise<string> {
  const made = await sdk.account.signUp(account);
  if (made.status === 'rejected') return made.error; // such as a password that is too short, in words for the shopper
  if (made.status === 'emailTaken') return 'You have an account already. Please sign in.';
  const { status } = await sdk.account.signIn(account);
  return status; // signedIn
}

/** The name, the addresses and the orders of who is signed in; null for a guest. */
export async function overview(sdk: Sdk) {
  const [customer, open] = await Promise.all([sdk.account.profile(), sdk.orders.list({ state: 'open' })]);
  if (!customer) return null;
  const { firstName, addresses } = customer;
  return { firstName, addresses: addresses.length, openOrders: open.map(({ number }) => number) };
}

/** Saves an address to the book, and has orders go there. */
export async function moveTo(sdk: Sdk, line1: string): Promise<string> {
  const place = { line1, city: 'Madison', state: 'WI', postalCode: '53703', country: 'US' };
  const saved = await sdk.account.addAddress({ ...place, firstName: 'Pat', lastName: 'Doe', isDefault: true });
  if ('error' in saved) return saved.error;
  return saved.isDeliverable ? 'saved' : 'saved, but nothing is delivered there';
}

/** An order for whoever knows its number and its e-mail address: for guests. */
export const track = async (sdk: Sdk, number: string, email: string): Promise<string | null> =>
  (await sdk.orders.find({ number, email }))?.number ?? null;
