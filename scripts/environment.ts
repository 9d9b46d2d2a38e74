import { resolve } from 'node:path';
import { isHost } from '@basin/server';

/** The settings that `npm start` reads from the environment; see the README. */
export interface Environment {
  readonly host: string;
  readonly port: number;
  readonly gatewayPort: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** The number of consecutive ports, from GATEWAY_PORT, that the gateway process listens on. */
export const gatewayPortCount = 5;
const minSecretLength = 32;

/** Returns the value of a variable; an empty one counts as unset. */
export const nonEmpty = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

function portFrom(name: string, text: string | undefined, fallback: number, last: number): number {
  if (text === undefined) return fallback;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 1 && port <= last) return port;
  throw new RangeError(`${name} must be a port from 1 to ${last}, not "${text}"`);
}

function hostFrom(text = '127.0.0.1'): string {
  if (isHost(text)) return text;
  throw new RangeError(`HOST must be an IP address to listen on, such as 0.0.0.0, not "${text}"`);
}

function databaseUrlFrom(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text;
  throw new RangeError('DATABASE_URL must look like postgres://user:password@host:5432/name');
}

/** Validates the secret before anything is built or seeded, because the shop itself starts last. */
function expectSecret(text: string | undefined): void {
  if (text !== undefined && text.length < minSecretLength)
    throw new RangeError(`SESSION_SECRET must have at least ${minSecretLength} characters, but has ${text.length}`);
}

/** Returns the settings. Throws a RangeError that names an invalid variable and its valid values. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const port = portFrom('PORT', nonEmpty(env.PORT), 3000, 65_535);
  const gatewayPort = portFrom('GATEWAY_PORT', nonEmpty(env.GATEWAY_PORT), 4000, 65_536 - gatewayPortCount);
  if (port >= gatewayPort && port < gatewayPort + gatewayPortCount)
    throw new RangeError(
      `PORT ${port} conflicts with the gateway, which uses GATEWAY_PORT ${gatewayPort} and the ${gatewayPortCount - 1} ports after it`,
    );
  expectSecret(nonEmpty(env.SESSION_SECRET));
  return {
    host: hostFrom(nonEmpty(env.HOST)),
    port,
    gatewayPort,
    dataDir: resolve(nonEmpty(env.DATA_DIR) ?? '.data'),
    databaseUrl: databaseUrlFrom(nonEmpty(env.DATABASE_URL)),
  };
}
