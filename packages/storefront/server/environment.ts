import { isHost } from '@basin/server';
import * as z from 'zod';

const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const origin = url.transform((address) => new URL(address).origin).optional();
const schema = z.object({
  HOST: z.string().default('127.0.0.1').refine(isHost, 'must be an IP address to listen on, such as 0.0.0.0'),
  PORT: z.coerce
    .number('must be a port')
    .int('must be a port')
    .min(1, 'must be a port')
    .max(65_535, 'must be a port')
    .default(3000),
  PUBLIC_ORIGIN: origin,
  GATEWAY_URL: url.default('http://127.0.0.1:4000'),
  AUTHOR_URL: url.default('http://127.0.0.1:4001'),
  IDENTITY_URL: url.default('http://127.0.0.1:4002'),
  IMAGES_URL: url.default('http://127.0.0.1:4003'),
  PAYMENT_URL: url.default('http://127.0.0.1:4004'),
  IDENTITY_ORIGIN: origin,
  IMAGES_ORIGIN: origin,
  PAYMENT_ORIGIN: origin,
  SESSION_SECRET: z.string('must be set').min(32, 'must have at least 32 characters'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level such as info')
    .default('info'),
});

/** Where the storefront listens, what it is called outside, and the systems behind it. */
export interface Environment {
  readonly host: string;
  readonly port: number;
  /** The only source of absolute addresses of our own: never a request's Host header. */
  readonly publicOrigin: string;
  readonly gatewayUrl: string;
  readonly authorUrl: string;
  readonly identityUrl: string;
  readonly imagesUrl: string;
  /** The identity provider's name in tokens; the shop itself reaches it at `identityUrl`. */
  readonly identityOrigin: string;
  /** Where browsers load pictures and documents. */
  readonly imagesOrigin: string;
  /** Where browsers load the card frame. */
  readonly paymentOrigin: string;
  readonly sessionSecret: string;
  readonly logLevel: string;
}

/** A setting that the storefront cannot start with; the message is one line that names it. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/** Reads the settings; throws `EnvironmentError` for the first bad one and never shows its value. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(present);
  if (!result.success) throw new EnvironmentError(firstProblem(result.error));
  const { HOST, PORT, PUBLIC_ORIGIN, SESSION_SECRET, LOG_LEVEL, ...urls } = result.data;
  return {
    host: HOST,
    port: PORT,
    publicOrigin: PUBLIC_ORIGIN ?? `http://localhost:${PORT}`,
    gatewayUrl: urls.GATEWAY_URL,
    authorUrl: urls.AUTHOR_URL,
    identityUrl: urls.IDENTITY_URL,
    imagesUrl: urls.IMAGES_URL,
    identityOrigin: urls.IDENTITY_ORIGIN ?? urls.IDENTITY_URL,
    imagesOrigin: urls.IMAGES_ORIGIN ?? urls.IMAGES_URL,
    paymentOrigin: urls.PAYMENT_ORIGIN ?? urls.PAYMENT_URL,
    sessionSecret: SESSION_SECRET,
    logLevel: LOG_LEVEL,
  };
}

function firstProblem(error: z.ZodError): string {
  const issue = error.issues[0];
  return `${issue?.path.join('.') ?? 'environment'} ${issue?.message ?? 'is invalid'}`;
}
