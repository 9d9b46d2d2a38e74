import { personaFrom } from '@basin/domain';
import * as z from 'zod';
import type { CustomerPrincipal } from '../http/principal.ts';
import type { Db } from '../database/database.ts';
import { createTokenReader, signToken, type TokenKind } from './token-signer.ts';

/** The claims about the signed-in customer in the tokens of a grant. */
export interface TokenSubject {
  /** The e-mail address. */
  readonly sub: string;
  readonly uid: string;
  readonly koc?: string;
  readonly persona: readonly string[];
  readonly firstName: string;
  readonly lastName: string;
}

export const accessTokenSeconds = 3_600;

export interface AccessTokens {
  /** Issues a token of a grant; only an associate's token has `koc`. */
  issue: (grant: { id: string; clientId: string; scope: string }, subject: TokenSubject) => Promise<string>;
  /** Returns the customer of a token, or undefined when it is forged, expired, or its grant was revoked. */
  read: (token: string) => Promise<CustomerPrincipal | undefined>;
  /** Returns the grant of a token, even when the grant was revoked. */
  grantOf: (token: string) => Promise<{ id: string; clientId: string } | undefined>;
}

const claimsSchema = z.object({
  sub: z.string(),
  uid: z.string(),
  cid: z.string(),
  grant: z.string(),
  koc: z.string().optional(),
  persona: z.array(z.string()),
});

/** Creates the access tokens of the identity provider: short-lived, and invalid once their grant is revoked. */
export function createAccessTokens({ db, kind }: { db: Db; kind: TokenKind }): AccessTokens {
  const claimsOf = createTokenReader(kind, claimsSchema);
  return {
    issue({ id, clientId, scope }, subject) {
      const claims = { ...subject, cid: clientId, scp: scope.split(' '), grant: id, jti: crypto.randomUUID() };
      return signToken(kind, claims, accessTokenSeconds);
    },
    async read(token) {
      const claims = await claimsOf(token);
      const customer = claims && (await findCustomer(db, claims.grant, claims.uid));
      if (!customer) return undefined;
      const { uid, koc, persona } = claims;
      return { kind: 'customer', ...customer, uid, persona: personaFrom(persona), ...(koc && { koc }) };
    },
    async grantOf(token) {
      const claims = await claimsOf(token);
      return claims && { id: claims.grant, clientId: claims.cid };
    },
  };
}

/** Returns the customer of a grant with their present e-mail address, which may be newer than the token's. */
const findCustomer = (db: Db, grantId: string, uid: string) =>
  db
    .selectFrom('grants')
    .innerJoin('accounts', 'accounts.uid', 'grants.uid')
    .innerJoin('customers', 'customers.id', 'accounts.customer_id')
    .where('grants.id', '=', grantId)
    .where('grants.uid', '=', uid)
    .where('grants.revoked_at', 'is', null)
    .select(['customers.id as customerId', 'customers.email'])
    .executeTakeFirst();
