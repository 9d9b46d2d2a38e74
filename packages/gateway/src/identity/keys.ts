import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import * as z from 'zod';

/** The one signature algorithm of this house. */
export const ALGORITHM = 'ES256';

/** Keys of one kind of token: the first signs, all verify, so that a key can be replaced without signing anyone out. */
export interface KeyRing {
  readonly signing: { readonly kid: string; readonly privateKey: CryptoKey };
  readonly verifying: ReadonlyMap<string, CryptoKey>;
  /** The public halves, for a key set document. */
  readonly jwks: { readonly keys: readonly JWK[] };
}

/** What the gateway signs with: guest tokens, identity tokens, and the ids of guests. */
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
const storedKeysSchema = z.object({
  guest: z.array(privateJwkSchema).min(1),
  identity: z.array(privateJwkSchema).min(1),
  guestId: z.base64url().min(43), // 32 bytes
});
type StoredKeys = z.output<typeof storedKeysSchema>;

/** The key file of a data folder cannot be used; the message is one line with the remedy. */
export class KeyFileError extends Error {
  override readonly name = 'KeyFileError';
}

/** New keys that live as long as the process. */
export async function createKeys(): Promise<Keys> {
  return keysFrom(await generateStoredKeys());
}

/**
 * The keys of a data folder, made at the first start and readable by their owner only.
 *
 * @throws {KeyFileError} when the file is cut or damaged
 */
export async function loadKeys(dataDir: string): Promise<Keys> {
  const path = join(dataDir, 'keys.json');
  const text = (await readFile(path, 'utf8').catch(nullWhenMissing)) ?? (await writeKeys(path));
  try {
    return await keysFrom(storedKeysSchema.parse(JSON.parse(text)));
  } catch (cause) {
    const remedy = 'restore it from a backup, or delete it: new keys are made, and every shopper has to sign in again';
    throw new KeyFileError(`keys.json in DATA_DIR ${dataDir} is damaged: ${remedy}`, { cause });
  }
}

/** Writes aside, then links: of two processes that start together one wins and the other reads the winner's keys. */
async function writeKeys(path: string): Promise<string> {
  const draft = `${path}.${String(process.pid)}`;
  await writeFile(draft, JSON.stringify(await generateStoredKeys()), { mode: 0o600 });
  await link(draft, path).catch(ignoreWhenPresent);
  await rm(draft);
  return readFile(path, 'utf8');
}

async function generateStoredKeys(): Promise<StoredKeys> {
  return {
    guest: [await generatePrivateJwk()],
    identity: [await generatePrivateJwk()],
    guestId: randomBytes(32).toString('base64url'),
  };
}

async function generatePrivateJwk() {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return privateJwkSchema.parse({ ...(await exportJWK(privateKey)), kid: randomBytes(8).toString('base64url') });
}

async function keysFrom(stored: StoredKeys): Promise<Keys> {
  return {
    guest: await keyRingFrom(stored.guest),
    identity: await keyRingFrom(stored.identity),
    guestId: Buffer.from(stored.guestId, 'base64url'),
  };
}

async function keyRingFrom([first, ...others]: StoredKeys['guest']): Promise<KeyRing> {
  if (!first) throw new TypeError('A key ring needs a key.');
  const keys = [first, ...others].map(({ d: _private, ...jwk }) => ({ ...jwk, alg: ALGORITHM, use: 'sig' }));
  const imported = await Promise.all(keys.map(async (jwk) => [jwk.kid, await importKey(jwk)] as const));
  return {
    signing: { kid: first.kid, privateKey: await importKey(first) },
    verifying: new Map(imported),
    jwks: { keys },
  };
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, ALGORITHM);
  if (key instanceof Uint8Array) throw new TypeError('An ES256 key is a key pair.');
  return key;
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

function nullWhenMissing(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}

function ignoreWhenPresent(error: unknown): void {
  if (codeOf(error) !== 'EEXIST') throw error;
}
