import { resolve } from 'node:path';
import { isHost, originAt } from '@basin/server';
import * as z from 'zod';
import type { PreviewEditor } from '../content/index.ts';
import type { TrustedProxies } from '../http/limits/client-address.ts';
import { trustedProxies } from '../http/limits/trusted-proxies.ts';
import { DEMO_PASSWORD } from './demo-password.ts';

/** How many ports the gateway's process listens on: its own and the next ones. */
const PORT_COUNT = 5;

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number)
  .refine((number) => number >= 1 && number + PORT_COUNT - 1 <= 65_535, 'must be a port with four free ones after it');

const publicOrigin = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be a public address like ${example}` })
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
  PUBLIC_ORIGIN: publicOrigin('https://www.shop.example').default('http://localhost:3000'),
  GATEWAY_ORIGIN: publicOrigin('https://api.shop.example').optional(),
  AUTHOR_ORIGIN: publicOrigin('https://author.shop.example').optional(),
  IDENTITY_ORIGIN: publicOrigin('https://id.shop.example').optional(),
  IMAGES_ORIGIN: publicOrigin('https://images.shop.example').optional(),
  PAYMENT_ORIGIN: publicOrigin('https://pay.shop.example').optional(),
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
  LANGUAGES_DIR: z.string().optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@mail.example.com?from=shop@example.com' })
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
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  BASIN_OVERRIDES: z.string().optional(),
  NODE_ENV: z.string().default('development'),
});

/** Where browsers and e-mails reach each system. */
export interface PublicOrigins {
  readonly shop: string;
  readonly gateway: string;
  readonly author: string;
  /** Also its name in tokens: the same for all gateways of one database. */
  readonly identity: string;
  readonly images: string;
  /** The card frame, and where PayPal sends a shopper. */
  readonly payment: string;
}

/** What the gateway's process is given from outside. */
export interface Environment {
  /** The address that all ports listen on. */
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The Solr that finds products in place of the index in this process. */
  readonly solr: { readonly url: string; readonly feeds: boolean } | undefined;
  readonly origins: PublicOrigins;
  /** Who may say in `X-Forwarded-For` for whom they ask, beside the loopback address. */
  readonly proxies: TrustedProxies;
  /** Other sites whose pages may call from the browser. */
  readonly corsOrigins: readonly string[];
  /** A folder with the texts and pages of further languages. */
  readonly languagesDir: string | undefined;
  /** The mail server that sends the outbox, with its password. */
  readonly smtpUrl: string | undefined;
  /** How many bytes all uploads together may hold. */
  readonly uploadSpace: number;
  /** Who may read drafts of pages; nobody unless a password is set, or the demonstration's published one stands for it. */
  readonly previewEditor: PreviewEditor | undefined;
  /** Puts the demonstration store into the database: products, accounts with a published password, discount codes. */
  readonly seedsDemonstration: boolean;
  readonly logLevel: string;
  /** How answers are overridden in development, for requests that do not say so themselves. */
  readonly overrides: string | undefined;
  readonly isProduction: boolean;
  /** Whether mail to shoppers can be read at /outbox: in development and with the demonstration, where nothing is secret. */
  readonly showsOutbox: boolean;
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
  const password = data.PREVIEW_PASSWORD ?? (data.SEED === 'demo' ? DEMO_PASSWORD : undefined);
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

/** A system without a public origin of its own is reached where it listens. */
function originsOf(data: z.output<typeof environmentSchema>): PublicOrigins {
  const own = (portAfter: number) => originAt(data.HOST, data.GATEWAY_PORT + portAfter);
  return {
    shop: data.PUBLIC_ORIGIN,
    gateway: data.GATEWAY_ORIGIN ?? own(0),
    author: data.AUTHOR_ORIGIN ?? own(1),
    identity: data.IDENTITY_ORIGIN ?? own(2),
    images: data.IMAGES_ORIGIN ?? own(3),
    payment: data.PAYMENT_ORIGIN ?? own(4),
  };
}
