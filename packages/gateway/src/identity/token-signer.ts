import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
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

/** The claims of a token of this kind, or nothing when it is forged, expired or of another kind. */
export async function readToken(kind: TokenKind, token: string): Promise<JWTPayload | undefined> {
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
