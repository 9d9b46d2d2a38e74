import { insertAccount } from '../src/customers/insert-account.ts';
import type { Origin } from '../src/http/origin.ts';
import type { Tokens } from '../src/identity/tokens.ts';
import type { Db } from '../src/database/database.ts';
import { shopperWith, type Shopper } from './shopper.ts';

/** Creates a customer who is already signed in, without hashing a password. */
export async function createCustomer(
  gateway: Origin,
  { db, tokens, now }: { db: Db; tokens: Tokens; now: () => Date },
): Promise<Shopper> {
  const email = `${crypto.randomUUID()}@example.com`;
  const names = { firstName: 'Mo', lastName: 'Del' };
  const document = { ...names, accountType: 'homeowner' as const, newsletterOptIn: false, addresses: [] };
  const draft = { login: email, email, passwordHash: 'none', document };
  const clock = { now, newId: () => crypto.randomUUID() };
  await db.transaction().execute((tx) => insertAccount(tx, draft, clock));
  const { uid } = await db.selectFrom('accounts').where('login', '=', email).select('uid').executeTakeFirstOrThrow();
  const grant = { id: crypto.randomUUID(), client_id: 'storefront', scope: 'openid' };
  const [signedInAt, expiresAt] = [now(), new Date(now().getTime() + 86_400_000)];
  await db
    .insertInto('grants')
    .values({ ...grant, uid, signed_in_at: signedInAt, expires_at: expiresAt, revoked_at: null })
    .execute();
  const issued = { id: grant.id, clientId: grant.client_id, scope: grant.scope };
  return shopperWith(gateway, await tokens.access.issue(issued, { sub: email, uid, persona: [], ...names }), '');
}
