import { Hono, type Context } from 'hono';
import * as z from 'zod';
import { isUnavailable } from '../database/is-unavailable.ts';
import { HttpProblem } from '../http/http-problem.ts';
import type { Env } from '../http/serve-calls.ts';
import { cardFrame, tooOften } from './card-frame.ts';
import { payPalApproval } from './pay-pal-approval.ts';
import type { PaymentOptions } from './payment-options.ts';

/** Creates the payment service: a card form that gives the shop only a token, and PayPal's approval page. */
export function createPayment(options: PaymentOptions): Hono<Env> {
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(fixedHeaders)) c.header(name, value);
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  app.route('/', cardFrame(options));
  app.route('/', payPalApproval(options));
  app.notFound((c) => c.text('Not found', 404));
  app.onError((error, c) => {
    if (error instanceof HttpProblem) return problemResponse(c, error);
    if (error instanceof z.ZodError) return c.text('The form is invalid.', 400);
    // without the message, which could contain card data
    options.log.error({ kind: error.name, code: codeOf(error) }, 'the payment frame failed');
    const [status, headers] = isUnavailable(error) ? ([503, { 'Retry-After': '1' }] as const) : ([500] as const);
    return c.text('The payment service is unavailable. You were not charged.', status, headers);
  });
  return app;
}

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined);

/** Headers of every response, including errors and redirects. */
const fixedHeaders = {
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

const problemResponse = (c: Context<Env>, { status, message, headers }: HttpProblem): Response =>
  status === 429 ? tooOften(c, headers) : c.text(message, status as 400);
