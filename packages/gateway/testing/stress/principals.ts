import { createTokens } from '../../src/identity/tokens.ts';
import type { Keys } from '../../src/identity/keys.ts';
import { createKeys } from '../../src/identity/keys.ts';
import { seedAccounts } from '../../src/demonstration/seed-accounts.ts';
import { fillCatalogue } from '../catalogue.ts';
import { fillCart, newKey, payCart, submission } from '../checkout.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { newCustomer } from '../every-call/caller.ts';
import { createShopper, shopperWith, signInAs, type Shopper } from '../shopper.ts';

/** The ids of a shopper's records, which other shoppers must not access. */
export interface OwnedResources {
  readonly cartId: string;
  readonly version: number;
  readonly lineItemId: string;
  readonly anonymousId: string;
  readonly orderNumber: string;
  readonly orderedCartId: string;
  readonly paymentId: string;
  readonly addressId: string;
  readonly listId: string;
  readonly projectId: string;
  readonly assetId: string;
  /** The account's e-mail address; for a guest one without an account. */
  readonly accountEmail: string;
}

/** A shop with two owners of records and eight outsiders without access to them. */
export interface TestPrincipals {
  readonly gateway: TestGateway;
  readonly keys: Keys;
  readonly owners: readonly { readonly name: string; readonly resources: OwnedResources }[];
  readonly outsiders: readonly { readonly name: string; readonly shopper: Shopper }[];
}

/** Part of every postal address and e-mail address of the owners. */
export const canary = 'canary';

export async function createPrincipals(): Promise<TestPrincipals> {
  const keys = await createKeys();
  const gateway = await testGateway({ keys, fill });
  await gateway.db.updateTable('stock').set({ available: 1_000 }).execute();
  const guest = await createShopper(gateway);
  const customer = await signInAs(gateway, 'homeowner@example.com');
  const owners = [
    {
      name: 'a guest',
      resources: {
        ...(await createResources(gateway, guest)),
        addressId: crypto.randomUUID(),
        listId: crypto.randomUUID(),
        projectId: await newProject(gateway),
        accountEmail: 'guest@example.org',
      },
    },
    {
      name: 'a customer',
      resources: {
        ...(await createResources(gateway, customer)),
        addressId: await newAddress(customer),
        listId: await newList(customer),
        projectId: await newProject(gateway),
        accountEmail: 'homeowner@example.com',
      },
    },
  ];
  return { gateway, keys, owners, outsiders: await outsidersIn(gateway, keys) };
}

async function fill(db: TestGateway['db']): Promise<void> {
  await fillCatalogue(db);
  await seedAccounts(db);
}

async function createResources(
  gateway: TestGateway,
  owner: Shopper,
): Promise<Omit<OwnedResources, 'addressId' | 'listId' | 'projectId' | 'accountEmail'>> {
  const ordered = await fillCart(owner, [{ action: 'addLineItem', sku: 'BX-100-BOLT' }]);
  const orderPayment = await payCart(gateway, owner, ordered);
  const body = { ...submission(ordered, orderPayment), email: `${canary}@example.org` };
  const { body: order } = await owner.send('POST', '/checkout/v2/order/submit', body, newKey());
  const open = await fillCart(owner, [{ action: 'addLineItem', sku: 'TL-300-GY' }]);
  const payment = await payCart(gateway, owner, open);
  const { id, version, lineItems } = await owner.cart();
  return {
    cartId: id,
    version,
    lineItemId: lineItems[0]?.id ?? '',
    anonymousId: owner.anonymousId,
    orderNumber: (order as { orderNumber: string }).orderNumber,
    orderedCartId: ordered.id,
    paymentId: (payment.body as { paymentId: string }).paymentId,
    assetId: await newUpload(gateway, owner),
  };
}

async function newUpload(gateway: TestGateway, { token }: Shopper): Promise<string> {
  const url = 'http://gateway.test/assets/upload?fileName=a.pdf&formAsset=case&brand=basin';
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/pdf' };
  const response = await gateway.fetch(new Request(url, { method: 'PUT', headers, body: `%PDF-${canary}` }));
  return ((await response.json()) as { assetId: string }).assetId;
}

async function newList(customer: Shopper): Promise<string> {
  const reply = await customer.send('POST', '/favorites/create', { name: { en: 'Favorites' } });
  return (reply.body as { id: string }).id;
}

/** Creates a project of a trade customer whom no test signs in as. */
async function newProject(gateway: TestGateway): Promise<string> {
  const { calls } = await newCustomer(gateway, ['KOUS:TVS']);
  const body = { name: { en: canary }, kind: 'project', description: canary } as const;
  return (await calls.favourites.create({ body })).id;
}

async function newAddress(customer: Shopper): Promise<string> {
  const address = { country: 'US', postalCode: '53703', streetName: canary };
  const body = { version: 1, actions: [{ action: 'addAddress', address }] };
  const reply = await customer.send('POST', '/customer/address', body);
  return (reply.body as { addresses: { id: string }[] }).addresses.at(-1)?.id ?? '';
}

async function outsidersIn(gateway: TestGateway, keys: Keys): Promise<TestPrincipals['outsiders']> {
  const customers = await Promise.all(
    ['friends', 'trade', 'company', 'associate'].map((name) => signInAs(gateway, `${name}@example.com`)),
  );
  const guest = await createShopper(gateway);
  const names = ['another customer', 'a trade customer', 'a company associate', 'an associate'];
  return [
    { name: 'nobody', shopper: shopperWith(gateway, '', '') },
    { name: 'another guest', shopper: guest },
    ...customers.map((shopper, index) => ({ name: names[index] ?? '', shopper })),
    { name: 'a forger', shopper: shopperWith(gateway, await issueToken(gateway, await createKeys(), 0), '') },
    {
      name: 'the holder of an expired token',
      shopper: shopperWith(gateway, await issueToken(gateway, keys, -90_000_000), ''),
    },
  ];
}

/** Issues a guest token with the given keys at a time relative to now. */
async function issueToken(
  { db, now, newId }: TestGateway & { newId?: () => string },
  keys: Keys,
  fromNowMs: number,
): Promise<string> {
  const at = () => new Date(now().getTime() + fromNowMs);
  const tokens = createTokens({ db, keys, now: at, newId: newId ?? (() => crypto.randomUUID()) });
  return (await tokens.guest.issue({})).accessToken;
}
