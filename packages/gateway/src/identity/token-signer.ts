import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type * as z from 'zod';
import { ALGORITHM, type KeyRing } from './keys.ts';

/** One kind of token: who signs it, for whom, and what it is called. A token of another kind is refused. */
export interface TokenKind {
  readonly keys: KeyRing;
  readonly issuer: string;
  readonly audience: string;
  /** The `typ` of the header. */
  readonly type: string;
  readonly now: () => Date;
}

const MAX_LENGTH = 4_096;
const MAX_REMEMBERED = 10_000;

/** A signed token that is valid from now for a number of seconds. */
export function signToken(kind: TokenKind, claims: JWTPayload, lifetimeSeconds: number): Promise<string> {
  const issuedAt = Math.floor(kind.now().getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: kind.type, kid: kind.keys.signing.kid })
    .setIssuer(kind.issuer)
    .setAudience(kind.audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .sign(kind.keys.signing.privateKey);
}

/** What was read of a token that is signed well. */
interface ReadToken<Claims> {
  readonly claims: Claims;
  readonly expiresAtSeconds: number;
}

/**
 * Reads the claims of tokens of one kind; nothing when a token is forged, expired or of another kind. A shopper sends the
 * same token with each call: it is validated once, since the keys stay for as long as the process, and asked each time
 * whether it has expired.
 */
export function createTokenReader<Claims>(
  kind: TokenKind,
  schema: z.ZodType<Claims>,
): (token: string) => Promise<Claims | undefined> {
  const tokensRead = new Map<string, ReadToken<Claims>>();
  return async (token) => {
    const known = tokensRead.get(token);
    if (known && known.expiresAtSeconds > kind.now().getTime() / 1000) return known.claims;
    const payload = await verify(kind, token);
    const claims = schema.safeParse(payload).data;
    if (claims !== undefined) remember(tokensRead, token, { claims, expiresAtSeconds: payload?.exp ?? 0 });
    return claims;
  };
}

/** The one that was read first makes room. */
function remember<Claims>(tokensRead: Map<string, ReadToken<Claims>>, token: string, read: ReadToken<Claims>): void {
  const [first] = tokensRead.keys();
  if (tokensRead.size >= MAX_REMEMBERED && first !== undefined) tokensRead.delete(first);
  tokensRead.set(token, read);
}

async function verify(kind: TokenKind, token: string): Promise<JWTPayload | undefined> {
  if (token.length > MAX_LENGTH) return undefined;
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => verifyingKey(kind, kid), {
      algorithms: [ALGORITHM],
      issuer: kind.issuer,
      audience: kind.audience,
      typ: kind.type,
      requiredClaims: ['exp', 'iat'],
      currentDate: kind.now(),
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

function verifyingKey({ keys }: TokenKind, kid: string | undefined) {
  const key = keys.verifying.get(kid ?? '');
  if (!key) throw new errors.JWKSNoMatchingKey();
  return key;
}
