import { isHost } from '@basin/server';
import * as z from 'zod';
import { analyticsSystems, type AnalyticsSystem } from '../app/shell/analytics/event-names.ts';

const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const origin = url.transform((address) => new URL(address).origin).optional();
/** Values separated by white space. */
const words = z.string().transform((text) => text.split(/\s+/).filter((word) => word !== ''));
const origins = words
  .pipe(z.array(z.url({ protocol: /^https?$/, error: 'must be origins such as https://collect.example' })))
  .default([]);
const schema = z.object({
  HOST: z.string().default('127.0.0.1').refine(isHost, 'must be an IP address to listen on, such as 0.0.0.0'),
  PORT: z.coerce
    .number('must be a port')
    .int('must be a port')
    .min(1, 'must be a port')
    .max(65_535, 'must be a port')
    .default(3000),
  WORKERS: z.coerce
    .number('must be a number of processes')
    .int('must be a number of processes')
    .min(1, 'must be 1 or more')
    .max(256, 'must be 256 or fewer')
    .default(1),
  PUBLIC_ORIGIN: origin,
  GATEWAY_URL: url.default('http://127.0.0.1:4000'),
  AUTHOR_URL: url.default('http://127.0.0.1:4001'),
  IDENTITY_URL: url.default('http://127.0.0.1:4002'),
  IMAGES_URL: url.default('http://127.0.0.1:4003'),
  PAYMENT_URL: url.default('http://127.0.0.1:4004'),
  IDENTITY_ORIGIN: origin,
  IMAGES_ORIGIN: origin,
  PAYMENT_ORIGIN: origin,
  ANALYTICS_SYSTEM: z.enum(analyticsSystems, `must be one of ${analyticsSystems.join(', ')}`).optional(),
  ANALYTICS_URL: url.optional(),
  ANALYTICS_ORIGINS: origins,
  ANALYTICS_POLICIES: words
    .pipe(z.array(z.string().regex(/^[\w#=@/.%-]+$/, 'must be names of Trusted Types policies')))
    .default([]),
  FINANCING_URL: url.optional(),
  FINANCING_ORIGINS: origins,
  REVIEWS_URL: url.optional(),
  REVIEWS_ORIGINS: origins,
  VIDEO_URL: url.optional(),
  VIDEO_ORIGINS: origins,
  SESSION_SECRET: z
    .string('must be set, for example to the output of `openssl rand -hex 32`')
    .min(32, 'must have at least 32 characters'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level such as info')
    .default('info'),
});

/** The third-party analytics system. */
export interface AnalyticsSettings {
  readonly system: AnalyticsSystem;
  /** URL of its script, or for `endpoint` the URL that events are posted to. Undefined fills the data layer only. */
  readonly url: string | undefined;
  /** Origins that its script sends events to. */
  readonly origins: readonly string[];
  /** Names of the Trusted Types policies that its script creates. */
  readonly policies: readonly string[];
}

/** Prefixes of the environment variables of each embed. */
const embedVariables = { financing: 'FINANCING', reviews: 'REVIEWS', video: 'VIDEO' } as const;
export type EmbedName = keyof typeof embedVariables;

/** A third-party script that displays something in a page. */
export interface EmbedSettings {
  /** URL of the script. In the financing URL, `{key}` is replaced by the public key from the site configuration. */
  readonly url: string;
  /** The script's own origin and all origins it loads scripts, images, frames and data from. */
  readonly origins: readonly string[];
}

/** The storefront's settings: where it listens, its public origin and its upstream systems. */
export interface Environment {
  readonly host: string;
  readonly port: number;
  /** How many processes serve the shop on that port. */
  readonly workers: number;
  /** The only source of absolute URLs of the shop; the Host header of a request is never used. */
  readonly publicOrigin: string;
  readonly gatewayUrl: string;
  readonly authorUrl: string;
  readonly identityUrl: string;
  readonly imagesUrl: string;
  /** The identity provider's name in tokens; the shop itself reaches it at `identityUrl`. */
  readonly identityOrigin: string;
  /** The origin from which browsers load images and documents. */
  readonly imagesOrigin: string;
  /** The origin from which browsers load the card frame. */
  readonly paymentOrigin: string;
  /** Absent when analytics are off; visitors are then not asked for consent. */
  readonly analytics?: AnalyticsSettings;
  /** Embeds that are missing display nothing. */
  readonly embeds: Readonly<Partial<Record<EmbedName, EmbedSettings>>>;
  readonly sessionSecret: string;
  readonly logLevel: string;
}

/** An invalid setting. The message is one line that names the environment variable. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/** Reads the settings. Throws an `EnvironmentError` for the first invalid one, without revealing its value. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(present);
  if (!result.success) throw new EnvironmentError(firstProblem(result.error));
  const { HOST, PORT, WORKERS, PUBLIC_ORIGIN, SESSION_SECRET, LOG_LEVEL, ...urls } = result.data;
  const analytics = analyticsFrom(result.data);
  return {
    host: HOST,
    port: PORT,
    workers: WORKERS,
    publicOrigin: PUBLIC_ORIGIN ?? `http://localhost:${PORT}`,
    gatewayUrl: urls.GATEWAY_URL,
    authorUrl: urls.AUTHOR_URL,
    identityUrl: urls.IDENTITY_URL,
    imagesUrl: urls.IMAGES_URL,
    identityOrigin: urls.IDENTITY_ORIGIN ?? urls.IDENTITY_URL,
    imagesOrigin: urls.IMAGES_ORIGIN ?? urls.IMAGES_URL,
    paymentOrigin: urls.PAYMENT_ORIGIN ?? urls.PAYMENT_URL,
    ...(analytics && { analytics }),
    embeds: embedsFrom(result.data),
    sessionSecret: SESSION_SECRET,
    logLevel: LOG_LEVEL,
  };
}

function analyticsFrom(variables: z.output<typeof schema>): AnalyticsSettings | undefined {
  const { ANALYTICS_SYSTEM: system, ANALYTICS_URL, ANALYTICS_ORIGINS, ANALYTICS_POLICIES: policies } = variables;
  if (system === undefined) return undefined;
  if (system !== 'dataLayer' && ANALYTICS_URL === undefined)
    throw new EnvironmentError(`ANALYTICS_URL must be set for ANALYTICS_SYSTEM=${system}`);
  const origins = ANALYTICS_ORIGINS.map((address) => new URL(address).origin);
  return { system, url: ANALYTICS_URL, origins, policies };
}

function embedsFrom(variables: z.output<typeof schema>): Environment['embeds'] {
  const embeds: Partial<Record<EmbedName, EmbedSettings>> = {};
  for (const [name, prefix] of Object.entries(embedVariables)) {
    const url = variables[`${prefix}_URL`];
    const others = variables[`${prefix}_ORIGINS`];
    if (url !== undefined)
      embeds[name as EmbedName] = { url, origins: [url, ...others].map((address) => new URL(address).origin) };
  }
  return embeds;
}

function firstProblem(error: z.ZodError): string {
  const issue = error.issues[0];
  return `${issue?.path[0]?.toString() ?? 'environment'} ${issue?.message ?? 'is invalid'}`;
}
