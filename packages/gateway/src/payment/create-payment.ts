import { defaultLanguage, localeFrom, localeOf, type Locale, paymentSuccessCode, withQuery } from '@basin/domain';
import { Hono, type Context } from 'hono';
import * as z from 'zod';
import { randomText } from '../http/digest.ts';
import { HttpProblem } from '../http/http-problem.ts';
import type { TrustedProxies } from '../http/limits/client-address.ts';
import { countNetwork, expectWithinLimit } from '../http/limits/network-limits.ts';
import type { Logger } from '../http/log.ts';
import { readBody } from '../http/request-body.ts';
import { callerAddressOf, type Env } from '../http/serve-calls.ts';
import type { Db } from '../database/database.ts';
import { tokeniseCard } from './card-tokens.ts';
import { approveAttempt, findOpenAttempt } from './pay-pal-attempts.ts';
import { payPalPage } from './pay-pal-page.ts';
import { isShopUrl } from './shop-url.ts';
import { framePage, type FrameRequest } from './frame-page.ts';
import { textsOf } from '../texts/texts.ts';
import { readCard, type Card, type CardForm, type CardProblems } from './read-card.ts';

export interface PaymentOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly log: Logger;
  /** The only origin that may embed the frame, receive its result and be redirected to. */
  readonly shopOrigin: string;
  /** The proxies whose `X-Forwarded-For` header is trusted. */
  readonly proxies: TrustedProxies;
  /** Reads the typeface of the form; without it the form uses the browser's default. */
  readonly readFont?: (() => Promise<Uint8Array<ArrayBuffer>>) | undefined;
}

const formSchema = z.object({
  number: z.string().max(64).default(''),
  cvv: z.string().max(16).default(''),
  expMonth: z.string().max(8).default(''),
  expYear: z.string().max(8).default(''),
  holderName: z.string().max(256).default(''),
});

const approvalSchema = z.object({ token: z.string().max(128), email: z.email().max(254) });

/** Creates the payment service: a card form that gives the shop only a token, and PayPal's approval page. */
export function createPayment(options: PaymentOptions): Hono<Env> {
  const { db, now, log, shopOrigin, proxies, readFont } = options;
  const app = new Hono<Env>();
  /** Rejects cross-origin and rate-limited requests. */
  const expectAllowed = async (c: Context<Env>) => {
    expectOwnOrigin(c);
    const call = { method: 'POST', path: c.req.path };
    expectWithinLimit(await countNetwork(db, call, callerAddressOf(c, { proxies }), now()));
  };
  const page = (c: Context<Env>, more: { typed?: CardForm; problems?: CardProblems } = {}) => {
    const nonce = randomText(16);
    const isAlone = c.req.header('sec-fetch-dest') !== 'iframe';
    setContentSecurityPolicy(c, nonce, shopOrigin);
    const status = more.problems ? 422 : 200;
    return c.html(
      framePage({ ...frameRequest(c, shopOrigin), ...more, nonce, shopOrigin, isAlone, now: now() }),
      status,
    );
  };
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(fixedHeaders)) c.header(name, value);
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  app.get('/frame', (c) => page(c));
  app.post('/frame', async (c) => {
    await expectAllowed(c);
    const request = frameRequest(c, shopOrigin);
    const typed = formSchema.parse(await readBody(c.req.raw, 'form'));
    const read = readCard(typed, now());
    if ('problems' in read)
      return acceptsJson(c) ? c.json(rejectionOf(read.problems, request)) : page(c, { typed, ...read });
    const result = tokenResult(await tokeniseCard(db, read.card, now()), read.card);
    return acceptsJson(c) ? c.json(result) : c.redirect(withQuery(request.returnTo, Object.entries(result)), 303);
  });
  app.get('/paypal', async (c) => {
    const token = c.req.query('token') ?? '';
    const attempt = await findOpenAttempt(db, token, now());
    if (!attempt)
      throw new HttpProblem(404, {
        message: 'This payment has expired or is already approved. Return to the shop and start again.',
      });
    const nonce = randomText(16);
    setContentSecurityPolicy(c, nonce, shopOrigin);
    const locale = localeOf(new URL(attempt.return_url).pathname) ?? defaultLanguage;
    const { cent_amount: centAmount, cancel_url: cancelUrl } = attempt;
    return c.html(payPalPage({ locale, nonce, token, centAmount, cancelUrl }));
  });
  app.post('/paypal', async (c) => {
    await expectAllowed(c);
    const { token, email } = approvalSchema.parse(await readBody(c.req.raw, 'form'));
    const attempt = await findOpenAttempt(db, token, now());
    const payerId = attempt && (await approveAttempt(db, token, email, now()));
    if (!payerId)
      throw new HttpProblem(409, {
        message: 'This payment has expired or is already approved. Return to the shop and start again.',
      });
    return c.redirect(withQuery(attempt.return_url, Object.entries({ token, PayerID: payerId })), 303);
  });
  app.get('/hanken-grotesk.woff2', async (c) => {
    // not a 404, which browsers log as an error
    if (!readFont) return c.body(null, 204);
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    return c.body(await readFont(), 200, { 'Content-Type': 'font/woff2' });
  });
  app.notFound((c) => c.text('Not found', 404));
  app.onError((error, c) => {
    if (error instanceof HttpProblem) return problemResponse(c, error);
    if (error instanceof z.ZodError) return c.text('The form is invalid.', 400);
    // only the error's name: its message could contain card data
    log.error({ kind: error.name }, 'the payment frame failed');
    return c.text('The payment service is unavailable. You were not charged.', 500);
  });
  return app;
}

const acceptsJson = (c: Context<Env>): boolean => c.req.header('accept')?.includes('application/json') ?? false;

/** The error response; localized for a rate-limited shopper. */
function problemResponse(c: Context<Env>, { status, message, headers }: HttpProblem): Response {
  if (status !== 429) return c.text(message, status as 400);
  const text = textsOf('card-form', frameLocale(c)).tooOften;
  return acceptsJson(c)
    ? c.json({ response: '889', message: text, problems: {} }, 429, headers)
    : c.text(text, 429, headers);
}

const frameLocale = (c: Context<Env>): Locale => localeFrom(c.req.query('locale'));

/** Headers of every response, including errors and redirects. */
const fixedHeaders = {
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

function setContentSecurityPolicy(c: Context<Env>, nonce: string, shopOrigin: string): void {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    "connect-src 'self'",
    `form-action 'self' ${shopOrigin}`, // browsers apply form-action to the redirect to the shop too
    `frame-ancestors ${shopOrigin}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ];
  c.header('Content-Security-Policy', policy.join('; '));
}

/** Parses the frame's query string; rejects a return address outside the shop. */
function frameRequest(c: Context<Env>, shopOrigin: string): FrameRequest {
  const locale = frameLocale(c);
  const theme = (['light', 'dark'] as const).find((each) => each === c.req.query('theme'));
  const returnTo = c.req.query('return') ?? `${shopOrigin}/${locale}/checkout`;
  if (!isShopUrl(returnTo, shopOrigin))
    throw new HttpProblem(400, { message: 'The return address does not belong to the shop.' });
  return { locale, theme, returnTo: new URL(returnTo).href };
}

// compares hosts only, as a proxy may terminate TLS
function expectOwnOrigin(c: Context<Env>): void {
  const origin = c.req.header('origin');
  const isOwn = origin === undefined || URL.parse(origin)?.host === new URL(c.req.url).host;
  if (!isOwn) throw new HttpProblem(403, { message: 'Only the payment pages may submit these forms.' });
}

const tokenResult = (token: string, { number, type, expMonth, expYear }: Card) => ({
  response: paymentSuccessCode,
  message: 'Success',
  paypageRegistrationId: token,
  lastFour: number.slice(-4),
  type,
  expMonth,
  expYear,
});

/** The body for an invalid card: the provider's code of the first numbered problem, and a message for each field. */
function rejectionOf(problems: CardProblems, { locale }: FrameRequest) {
  const { problems: problemMessages, summary } = textsOf('card-form', locale);
  const named = Object.entries(problems);
  const code = named.map(([, problem]) => problem).find((problem) => /^\d+$/.test(problem));
  return {
    response: code ?? '889',
    message: summary,
    problems: Object.fromEntries(named.map(([field, problem]) => [field, problemMessages[problem]])),
  };
}
