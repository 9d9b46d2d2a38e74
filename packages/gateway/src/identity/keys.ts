import { base64url, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import * as z from 'zod';
import { randomText } from '../http/digest.ts';

/** The signature algorithm of all tokens. */
export const algorithm = 'ES256';

/**
 * The keys of one kind of token: the first signs, all verify, so that keys can be rotated without signing anyone out.
 */
export interface KeyRing {
  readonly signing: { readonly kid: string; readonly privateKey: CryptoKey };
  readonly verifying: ReadonlyMap<string, CryptoKey>;
  /** The public keys, for a key set document. */
  readonly jwks: { readonly keys: readonly JWK[] };
}

/** The gateway's keys for guest tokens, identity tokens and guest ids. */
export interface Keys {
  readonly guest: KeyRing;
  readonly identity: KeyRing;
  readonly guestId: Uint8Array;
}

const privateJwkSchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string(),
});
/** The schema of the key file. */
export const storedKeysSchema = z.object({
  guest: z.array(privateJwkSchema).min(1),
  identity: z.array(privateJwkSchema).min(1),
  guestId: z.base64url().min(43), // 32 bytes
});
type StoredKeys = z.output<typeof storedKeysSchema>;

/** Creates keys that exist only as long as the process. */
export async function createKeys(): Promise<Keys> {
  return keysFrom(await generateStoredKeys());
}

export async function generateStoredKeys(): Promise<StoredKeys> {
  return {
    guest: [await generatePrivateJwk()],
    identity: [await generatePrivateJwk()],
    guestId: randomText(32),
  };
}

async function generatePrivateJwk() {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  return privateJwkSchema.parse({ ...(await exportJWK(privateKey)), kid: randomText(8) });
}

export async function keysFrom(stored: StoredKeys): Promise<Keys> {
  return {
    guest: await keyRingFrom(stored.guest),
    identity: await keyRingFrom(stored.identity),
    guestId: base64url.decode(stored.guestId),
  };
}

async function keyRingFrom([first, ...others]: StoredKeys['guest']): Promise<KeyRing> {
  if (!first) throw new TypeError('A key ring needs a key.');
  const keys = [first, ...others].map(({ d: _private, ...jwk }) => ({ ...jwk, alg: algorithm, use: 'sig' }));
  const imported = await Promise.all(keys.map(async (jwk) => [jwk.kid, await importKey(jwk)] as const));
  return {
    signing: { kid: first.kid, privateKey: await importKey(first) },
    verifying: new Map(imported),
    jwks: { keys },
  };
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, algorithm);
  if (key instanceof Uint8Array) throw new TypeError('An ES256 key is a key pair.');
  return key;
}
