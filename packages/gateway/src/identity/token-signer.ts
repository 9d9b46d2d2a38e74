import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type * as z from 'zod';
import { algorithm, type KeyRing } from './keys.ts';

/** The keys, issuer, audience and type of one kind of token. Tokens of another kind are rejected. */
export interface TokenKind {
  readonly keys: KeyRing;
  readonly issuer: string;
  readonly audience: string;
  /** The `typ` of the header. */
  readonly type: string;
  readonly now: () => Date;
}

const maxLength = 4_096;
const maxCachedTokens = 10_000;

/** Signs a token that is valid from now for a number of seconds. */
export function signToken(kind: TokenKind, claims: JWTPayload, lifetimeSeconds: number): Promise<string> {
  const issuedAt = Math.floor(kind.now().getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm, typ: kind.type, kid: kind.keys.signing.kid })
    .setIssuer(kind.issuer)
    .setAudience(kind.audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .sign(kind.keys.signing.privateKey);
}

/** The cached claims of a verified token. */
interface VerifiedToken<Claims> {
  readonly claims: Claims;
  readonly expiresAtSeconds: number;
}

/**
 * Returns a function that reads the claims of tokens of one kind, or undefined when a token is forged, expired or of
 * another kind. Verified tokens are cached, as a shopper sends the same token with each call; expiry is checked each
 * time.
 */
export function createTokenReader<Claims>(
  kind: TokenKind,
  schema: z.ZodType<Claims>,
): (token: string) => Promise<Claims | undefined> {
  const cache = new Map<string, VerifiedToken<Claims>>();
  return async (token) => {
    const cached = cache.get(token);
    if (cached && cached.expiresAtSeconds > kind.now().getTime() / 1000) return cached.claims;
    const payload = await verify(kind, token);
    const claims = schema.safeParse(payload).data;
    if (claims !== undefined) addToCache(cache, token, { claims, expiresAtSeconds: payload?.exp ?? 0 });
    return claims;
  };
}

/** Adds a token to the cache; evicts the oldest entry when it is full. */
function addToCache<Claims>(
  cache: Map<string, VerifiedToken<Claims>>,
  token: string,
  verified: VerifiedToken<Claims>,
): void {
  const [oldest] = cache.keys();
  if (cache.size >= maxCachedTokens && oldest !== undefined) cache.delete(oldest);
  cache.set(token, verified);
}

async function verify(kind: TokenKind, token: string): Promise<JWTPayload | undefined> {
  if (token.length > maxLength) return undefined;
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => verifyingKey(kind, kid), {
      algorithms: [algorithm],
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
