import { resolve } from 'node:path';
import * as z from 'zod';
import { trustedProxies, type TrustedProxies } from './limits/client-address.ts';

/** How many ports the gateway's process listens on: its own and the next ones. */
const PORT_COUNT = 5;

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number)
  .refine((number) => number >= 1 && number + PORT_COUNT - 1 <= 65_535, 'must be a port with four free ones after it');

const listed = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  );

const environmentSchema = z.object({
  GATEWAY_PORT: port.default(4000),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' })
    .optional(),
  SOLR_URL: z
    .url({ protocol: /^https?$/, error: 'must look like http://127.0.0.1:8983/solr/{collection}' })
    .includes('{collection}', 'must have {collection} where the name of a collection goes')
    .optional(),
  SOLR_FEED: z.enum(['on', 'off'], 'must be on or off').default('on'),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be the address of the shop' })
    .default('http://localhost:3000'),
  IDENTITY_ORIGIN: z.url({ protocol: /^https?$/, error: 'must be the address of the identity provider' }).optional(),
  CORS_ORIGINS: listed.pipe(
    z.array(z.url({ protocol: /^https?$/, error: 'must be addresses of sites like https://shop.example, by commas' })),
  ),
  TRUSTED_PROXIES: listed.transform((entries, { issues }) => {
    try {
      return trustedProxies(entries);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      issues.push({
        code: 'custom',
        message: `must be addresses and networks like 10.0.0.0/8, by commas: ${error.message}`,
        input: entries,
      });
      return z.NEVER;
    }
  }),
  UPLOAD_SPACE_MB: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be a number of megabytes')
    .transform(Number)
    .default(10_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  BASIN_DIAL: z.string().optional(),
  NODE_ENV: z.string().default('development'),
});

/** What the gateway's process is told from outside. */
export interface Environment {
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The Solr that finds products in place of the index in this process. */
  readonly solr: { readonly url: string; readonly feeds: boolean } | undefined;
  readonly shopOrigin: string;
  /** Where the identity provider is reached, and its name in tokens: the same for all gateways of one database. */
  readonly identityOrigin: string;
  /** Who may say in `X-Forwarded-For` for whom he asks, beside the loopback address. */
  readonly proxies: TrustedProxies;
  /** Other sites whose pages may call from the browser. */
  readonly corsOrigins: readonly string[];
  /** How many bytes all uploads together may hold. */
  readonly uploadSpace: number;
  readonly logLevel: string;
  /** How answers are dialled in development, for requests that do not say so themselves. */
  readonly dial: string | undefined;
  readonly isProduction: boolean;
}

/**
 * The environment, read once at the start; an empty variable is one that is not set.
 *
 * @throws {RangeError} whose message names the variable and what it should be
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { data, error } = environmentSchema.safeParse(given);
  const [issue] = error?.issues ?? [];
  if (!data)
    throw new RangeError(`${String(issue?.path[0] ?? 'The environment')}: ${issue?.message ?? 'is not valid'}`);
  return {
    port: data.GATEWAY_PORT,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    solr: data.SOLR_URL === undefined ? undefined : { url: data.SOLR_URL, feeds: data.SOLR_FEED === 'on' },
    shopOrigin: new URL(data.PUBLIC_ORIGIN).origin,
    identityOrigin: new URL(data.IDENTITY_ORIGIN ?? `http://127.0.0.1:${data.GATEWAY_PORT + 2}`).origin,
    proxies: data.TRUSTED_PROXIES,
    corsOrigins: data.CORS_ORIGINS.map((site) => new URL(site).origin),
    uploadSpace: data.UPLOAD_SPACE_MB * 1_000_000,
    logLevel: data.LOG_LEVEL,
    dial: data.BASIN_DIAL,
    isProduction: data.NODE_ENV === 'production',
  };
}
