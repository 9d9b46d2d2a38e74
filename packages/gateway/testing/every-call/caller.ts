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
import { demoPassword, seedAccounts } from '../../src/demonstration/seed-accounts.ts';
import { identityCaller } from '../../src/identity/testing.ts';
import { seedContent } from '../../src/demonstration/seed-content.ts';
import { seedIfEmpty } from '../../src/demonstration/seed-catalogue.ts';
import { seedDiscounts } from '../../src/demonstration/seed-discounts.ts';
import { transact } from '../../src/database/transact.ts';
import { fillCatalogue } from '../catalogue.ts';
import type { Fill } from '../database.ts';
import type { TestGateway } from '../gateway.ts';
import { demoDate } from '../demo-shop.ts';

export type Contract = typeof contract;

/** Someone who makes calls: a session, and a client of the gateway. */
export interface Caller {
  readonly gateway: TestGateway;
  readonly session: SessionTokens;
  readonly calls: Client<Contract>;
  readonly email: string;
  /** The refresh token that the identity provider issued; empty for a guest. */
  readonly refreshToken: string;
  /** The session cookie of the identity provider; empty for a guest. */
  readonly cookie: string;
}

/** Part of the demonstration, with the few products that cover every rule. */
export const fillForEveryCall: Fill = async (db) => {
  await seedIfEmpty(db, { today: demoDate, count: 40 });
  await seedContent(db);
  await seedAccounts(db);
  await seedDiscounts(db);
  await fillCatalogue(db);
  await db.updateTable('stock').set({ available: 1_000_000 }).execute();
};

/** Client options for the systems of a gateway in this process. */
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

/** Adds a cookie to each request, as a browser does. */
export const withCookie =
  (cookie: string, fetch: Fetch): Fetch =>
  (request) => {
    if (cookie !== '') request.headers.set('cookie', cookie);
    return fetch(request);
  };

export function newGuest(gateway: TestGateway): Caller {
  const calls = createGuestTokenCalls(inProcess(gateway));
  const session = new GuestSession({ store: memoryTokenStore(), calls, now: gateway.now });
  return callerWith(gateway, { session, email: 'pat@example.org', refreshToken: '', cookie: '' });
}

let accounts = 0;
const passwordHash = hashPassword(demoPassword);

/** Creates a customer with a new account and signs them in. By default they have no persona and no associate id. */
export async function newCustomer(
  gateway: TestGateway,
  persona: readonly string[] = [],
  koc?: string,
): Promise<Caller> {
  const email = `customer-${(accounts += 1)}@example.org`;
  const document = { firstName: 'Pat', lastName: 'Doe', accountType: 'homeowner', newsletterOptIn: false } as const;
  const own = { email, login: email, persona, ...(koc && { koc }), passwordHash: await passwordHash };
  const draft = { ...own, document: { ...document, addresses: [] } };
  await transact(gateway.db, (tx) => insertAccount(tx, draft, { now: gateway.now, newId: randomUUID }));
  const { tokens, cookie } = await identityCaller(gateway.identity).tokensFor(email, demoPassword);
  const session: SessionTokens = {
    bearer: () => Promise.resolve({ token: tokens.access_token, isGuest: false }),
    replace: () => Promise.resolve(undefined),
  };
  return callerWith(gateway, { session, email, refreshToken: tokens.refresh_token, cookie });
}

/** Resets a customer's password to the initial one and sets the status of their account. */
export const resetAccount = async ({ gateway, email }: Caller, status: 'ACTIVE' | 'PASSWORD_EXPIRED') =>
  gateway.db
    .updateTable('accounts')
    .set({ status, password_hash: await passwordHash })
    .where('login', '=', email)
    .execute();

const callerWith = (
  gateway: TestGateway,
  who: Pick<Caller, 'session' | 'email' | 'refreshToken' | 'cookie'>,
): Caller => ({
  ...who,
  gateway,
  calls: createClient(contract, { ...inProcess(gateway, who.cookie), session: who.session }),
});
