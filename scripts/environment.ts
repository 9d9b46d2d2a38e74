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

/** The gateway's process listens on its own port and on the four after it. */
export const gatewayPortCount = 5;
const shortestSecret = 32;

/** An empty variable counts as unset. */
export const given = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

function portFrom(name: string, text: string | undefined, otherwise: number, last: number): number {
  if (text === undefined) return otherwise;
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

/** Checked before anything is built or filled: the shop itself starts last. */
function expectSecret(text: string | undefined): void {
  if (text !== undefined && text.length < shortestSecret)
    throw new RangeError(`SESSION_SECRET must have at least ${shortestSecret} characters, and has ${text.length}`);
}

/** Returns the settings, or throws a RangeError that names the invalid variable and the values it takes. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const port = portFrom('PORT', given(env.PORT), 3000, 65_535);
  const gatewayPort = portFrom('GATEWAY_PORT', given(env.GATEWAY_PORT), 4000, 65_536 - gatewayPortCount);
  if (port >= gatewayPort && port < gatewayPort + gatewayPortCount)
    throw new RangeError(
      `PORT ${port} lies within GATEWAY_PORT ${gatewayPort} and the ${gatewayPortCount - 1} after it`,
    );
  expectSecret(given(env.SESSION_SECRET));
  return {
    host: hostFrom(given(env.HOST)),
    port,
    gatewayPort,
    dataDir: resolve(given(env.DATA_DIR) ?? '.data'),
    databaseUrl: databaseUrlFrom(given(env.DATABASE_URL)),
  };
}
