import { randomUUID } from 'node:crypto';
import {
  contract,
  createClient,
  createGuestTokenCalls,
  GuestSession,
  memoryTokenStore,
  type Client,
  type ClientOptions,
  type Fetch,
  type SessionTokens,
} from '@basin/sdk';
import { insertAccount } from '../../src/customers/insert-account.ts';
import { hashPassword } from '../../src/identity/password-hash.ts';
import { DEMO_PASSWORD, seedAccounts } from '../../src/demonstration/seed-accounts.ts';
import { identityCaller } from '../../src/identity/testing.ts';
import { seedContent } from '../../src/demonstration/seed-content.ts';
import { seedIfEmpty } from '../../src/demonstration/seed-catalogue.ts';
import { seedDiscounts } from '../../src/demonstration/seed-discounts.ts';
import { transact } from '../../src/database/transact.ts';
import { fillCatalogue } from '../catalogue.ts';
import type { Fill } from '../database.ts';
import type { TestGateway } from '../gateway.ts';
import { houseDay } from '../house.ts';

export type Tree = typeof contract;

/** Someone who makes calls: a session, and the calls straight to the gateway. */
export interface Person {
  readonly gateway: TestGateway;
  readonly session: SessionTokens;
  readonly calls: Client<Tree>;
  readonly email: string;
  /** What the identity provider gave with the access token; empty for a guest. */
  readonly refreshToken: string;
  /** The cookie of the session at the identity provider; empty for a guest. */
  readonly cookie: string;
}

/** The shop with the few products that show every rule. */
export const fillForEveryCall: Fill = async (db) => {
  await seedIfEmpty(db, { today: houseDay, count: 40 });
  await seedContent(db);
  await seedAccounts(db);
  await seedDiscounts(db);
  await fillCatalogue(db);
  await db.updateTable('stock').set({ available: 1_000_000 }).execute();
};

/** Where the systems of a gateway in this process answer. */
export const inProcess = (gateway: TestGateway, cookie = '') =>
  ({
    baseURL: { gateway: 'http://gateway.test', author: 'http://author.test', identity: 'http://127.0.0.1:4002' },
    fetch: {
      gateway: gateway.fetch,
      author: gateway.author.fetch,
      identity: withCookie(cookie, gateway.identity.fetch),
    },
    now: gateway.now,
  }) satisfies ClientOptions;

/** Sends a browser's cookie along, as a browser does by itself. */
export const withCookie =
  (cookie: string, fetch: Fetch): Fetch =>
  (request) => {
    if (cookie !== '') request.headers.set('cookie', cookie);
    return fetch(request);
  };

export function newGuest(gateway: TestGateway): Person {
  const calls = createGuestTokenCalls(inProcess(gateway));
  const session = new GuestSession({ store: memoryTokenStore(), calls, now: gateway.now });
  return personWith(gateway, { session, email: 'pat@example.org', refreshToken: '', cookie: '' });
}

let accounts = 0;
const passwordHash = hashPassword(DEMO_PASSWORD);

/** A customer with an account of their own, signed in; of no persona, and no associate, unless given. */
export async function newCustomer(
  gateway: TestGateway,
  persona: readonly string[] = [],
  koc?: string,
): Promise<Person> {
  const email = `customer-${(accounts += 1)}@example.org`;
  const document = { firstName: 'Pat', lastName: 'Doe', accountType: 'homeowner', newsletterOptIn: false } as const;
  const own = { email, login: email, persona, ...(koc && { koc }), passwordHash: await passwordHash };
  const draft = { ...own, document: { ...document, addresses: [] } };
  await transact(gateway.db, (tx) => insertAccount(tx, draft, { now: gateway.now, newId: randomUUID }));
  const { tokens, cookie } = await identityCaller(gateway.identity).tokensFor(email, DEMO_PASSWORD);
  const session: SessionTokens = {
    bearer: () => Promise.resolve({ token: tokens.access_token, isGuest: false }),
    replace: () => Promise.resolve(undefined),
  };
  return personWith(gateway, { session, email, refreshToken: tokens.refresh_token, cookie });
}

/** Gives a customer the password back that they began with, and the state that their account is to have. */
export const resetAccount = async ({ gateway, email }: Person, status: 'ACTIVE' | 'PASSWORD_EXPIRED') =>
  gateway.db
    .updateTable('accounts')
    .set({ status, password_hash: await passwordHash })
    .where('login', '=', email)
    .execute();

const personWith = (
  gateway: TestGateway,
  who: Pick<Person, 'session' | 'email' | 'refreshToken' | 'cookie'>,
): Person => ({
  ...who,
  gateway,
  calls: createClient(contract, { ...inProcess(gateway, who.cookie), session: who.session }),
});
