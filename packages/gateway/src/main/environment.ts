import { resolve } from 'node:path';
import { isHost, originAt } from '@basin/server';
import * as z from 'zod';
import type { PreviewEditor } from '../content/index.ts';
import type { TrustedProxies } from '../http/limits/client-address.ts';
import { trustedProxies } from '../http/limits/trusted-proxies.ts';
import { demoPassword } from './demo-password.ts';

/** The number of consecutive ports that the gateway listens on. */
const portCount = 5;

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number)
  .refine((number) => number >= 1 && number <= 65_535, 'must be a port number');

const firstPort = port.refine(
  (number) => number + portCount - 1 <= 65_535,
  'must be a port with four more valid ports after it',
);

const publicOrigin = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be a public origin like ${example}` })
    .transform((address) => new URL(address).origin);

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
  HOST: z.string().default('127.0.0.1').refine(isHost, 'must be an IP address to listen on, such as 0.0.0.0'),
  GATEWAY_PORT: firstPort.default(4000),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' })
    .optional(),
  SOLR_URL: z
    .url({ protocol: /^https?$/, error: 'must look like http://127.0.0.1:8983/solr/{collection}' })
    .includes('{collection}', 'must contain the placeholder {collection}')
    .optional(),
  SOLR_FEED: z.enum(['on', 'off'], 'must be on or off').default('on'),
  PORT: port.default(3000),
  PUBLIC_ORIGIN: publicOrigin('https://www.shop.example').optional(),
  GATEWAY_ORIGIN: publicOrigin('https://api.shop.example').optional(),
  AUTHOR_ORIGIN: publicOrigin('https://author.shop.example').optional(),
  IDENTITY_ORIGIN: publicOrigin('https://id.shop.example').optional(),
  IMAGES_ORIGIN: publicOrigin('https://images.shop.example').optional(),
  PAYMENT_ORIGIN: publicOrigin('https://pay.shop.example').optional(),
  CORS_ORIGINS: listed.pipe(
    z.array(
      z.url({ protocol: /^https?$/, error: 'must be a comma-separated list of origins like https://shop.example' }),
    ),
  ),
  TRUSTED_PROXIES: listed.transform((entries, { issues }) => {
    try {
      return trustedProxies(entries);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      issues.push({
        code: 'custom',
        message: `must be a comma-separated list of IP addresses and networks like 10.0.0.0/8: ${error.message}`,
        input: entries,
      });
      return z.NEVER;
    }
  }),
  LANGUAGES_DIR: z.string().optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'must look like smtps://user:password@mail.example.com?from=shop@example.com',
    })
    .refine(hasValidSender, 'must have an e-mail address in from, such as ?from=shop@example.com')
    .optional(),
  UPLOAD_SPACE_MB: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be a number of megabytes')
    .transform(Number)
    .default(10_000),
  PREVIEW_USER: z
    .string()
    .regex(/^[^:]+$/, 'must be a name without a colon')
    .default('editor'),
  PREVIEW_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
  SEED: z.enum(['demo'], 'must be demo, or not set').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level such as info')
    .default('info'),
  BASIN_OVERRIDES: z.string().optional(),
  NODE_ENV: z.string().default('development'),
});

/** Whether a mail server's URL names no sender, or one with an e-mail address. */
function hasValidSender(smtpUrl: string): boolean {
  return URL.parse(smtpUrl)?.searchParams.get('from')?.includes('@') ?? true;
}

/** The origins at which browsers, and the links in e-mails, reach each system. */
export interface PublicOrigins {
  readonly shop: string;
  readonly gateway: string;
  readonly author: string;
  /** Also the issuer of tokens: the same for all gateways of one database. */
  readonly identity: string;
  readonly images: string;
  /** The origin of the card frame and of the PayPal page. */
  readonly payment: string;
}

/** The settings of the gateway's process. */
export interface Environment {
  /** The IP address that all ports listen on. */
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The Solr server to search instead of the index in this process. */
  readonly solr: { readonly url: string; readonly feeds: boolean } | undefined;
  readonly origins: PublicOrigins;
  /** The proxies whose `X-Forwarded-For` header is trusted, besides the loopback address. */
  readonly proxies: TrustedProxies;
  /** Origins that may call from a browser. */
  readonly corsOrigins: readonly string[];
  /** A folder with the messages and pages of further languages. */
  readonly languagesDir: string | undefined;
  /** The URL of the mail server that sends the outbox, including its password. */
  readonly smtpUrl: string | undefined;
  /** The total size limit of all uploads in bytes. */
  readonly uploadSpace: number;
  /** The user who may read drafts of pages; undefined unless a password is set or the demonstration is seeded. */
  readonly previewEditor: PreviewEditor | undefined;
  /** Seeds the demonstration shop: products, accounts with a published password, discount codes. */
  readonly seedsDemonstration: boolean;
  readonly logLevel: string;
  /** The developer overrides of requests that set none, in development. */
  readonly overrides: string | undefined;
  readonly isProduction: boolean;
  /** Whether e-mail to shoppers is shown at /outbox: in development and in the demonstration. */
  readonly showsOutbox: boolean;
}

/**
 * Parses and validates the environment variables; an empty variable counts as unset.
 *
 * @throws {RangeError} with a message that names the invalid variable and what is expected
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { data, error } = environmentSchema.safeParse(given);
  const [issue] = error?.issues ?? [];
  if (!data)
    throw new RangeError(`${String(issue?.path[0] ?? 'The environment')}: ${issue?.message ?? 'is not valid'}`);
  const password = data.PREVIEW_PASSWORD ?? (data.SEED === 'demo' ? demoPassword : undefined);
  return {
    host: data.HOST,
    port: data.GATEWAY_PORT,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    solr: data.SOLR_URL === undefined ? undefined : { url: data.SOLR_URL, feeds: data.SOLR_FEED === 'on' },
    origins: originsOf(data),
    proxies: data.TRUSTED_PROXIES,
    corsOrigins: data.CORS_ORIGINS.map((site) => new URL(site).origin),
    languagesDir: data.LANGUAGES_DIR,
    smtpUrl: data.SMTP_URL,
    uploadSpace: data.UPLOAD_SPACE_MB * 1_000_000,
    previewEditor: password === undefined ? undefined : { user: data.PREVIEW_USER, password },
    seedsDemonstration: data.SEED === 'demo',
    logLevel: data.LOG_LEVEL,
    overrides: data.BASIN_OVERRIDES,
    isProduction: data.NODE_ENV === 'production',
    showsOutbox: data.NODE_ENV !== 'production' || data.SEED === 'demo',
  };
}

/** The public origin of a system defaults to the host and port that it listens on. */
function originsOf(data: z.output<typeof environmentSchema>): PublicOrigins {
  const own = (portAfter: number) => originAt(data.HOST, data.GATEWAY_PORT + portAfter);
  return {
    shop: data.PUBLIC_ORIGIN ?? `http://localhost:${data.PORT}`,
    gateway: data.GATEWAY_ORIGIN ?? own(0),
    author: data.AUTHOR_ORIGIN ?? own(1),
    identity: data.IDENTITY_ORIGIN ?? own(2),
    images: data.IMAGES_ORIGIN ?? own(3),
    payment: data.PAYMENT_ORIGIN ?? own(4),
  };
}
