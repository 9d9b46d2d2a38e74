import * as z from 'zod';

const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const schema = z.object({
  PORT: z.coerce
    .number('must be a port')
    .int('must be a port')
    .min(1, 'must be a port')
    .max(65_535, 'must be a port')
    .default(3000),
  PUBLIC_ORIGIN: url.optional(),
  GATEWAY_URL: url.default('http://127.0.0.1:4000'),
  AUTHOR_URL: url.default('http://127.0.0.1:4001'),
  IDENTITY_URL: url.default('http://127.0.0.1:4002'),
  IMAGES_URL: url.default('http://127.0.0.1:4003'),
  PAYMENT_URL: url.default('http://127.0.0.1:4004'),
  SESSION_SECRET: z.string('must be set').min(32, 'must have at least 32 characters'),
});

/** Where the storefront listens, what it is called outside, and the systems behind it. */
export interface Environment {
  readonly port: number;
  /** The only source of absolute addresses of our own: never a request's Host header. */
  readonly publicOrigin: string;
  readonly gatewayUrl: string;
  readonly authorUrl: string;
  readonly identityUrl: string;
  readonly imagesUrl: string;
  readonly paymentUrl: string;
  readonly sessionSecret: string;
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
  const { PORT, PUBLIC_ORIGIN, SESSION_SECRET, ...urls } = result.data;
  return {
    port: PORT,
    publicOrigin: new URL(PUBLIC_ORIGIN ?? `http://localhost:${PORT}`).origin,
    gatewayUrl: urls.GATEWAY_URL,
    authorUrl: urls.AUTHOR_URL,
    identityUrl: urls.IDENTITY_URL,
    imagesUrl: urls.IMAGES_URL,
    paymentUrl: urls.PAYMENT_URL,
    sessionSecret: SESSION_SECRET,
  };
}

function firstProblem(error: z.ZodError): string {
  const issue = error.issues[0];
  return `${issue?.path.join('.') ?? 'environment'} ${issue?.message ?? 'is invalid'}`;
}
