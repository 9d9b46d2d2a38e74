import { localeFrom, paymentSuccessCode, withQuery, type Locale } from '@basin/domain';
import { Hono, type Context } from 'hono';
import * as z from 'zod';
import { randomText } from '../http/digest.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { readBody } from '../http/request-body.ts';
import type { Env } from '../http/serve-calls.ts';
import { companyDay } from '../texts/company-day.ts';
import { textsOf } from '../texts/texts.ts';
import { tokeniseCard } from './card-tokens.ts';
import { setContentSecurityPolicy } from './content-security-policy.ts';
import type { PaymentOptions } from './payment-options.ts';
import { expectAllowed } from './expect-allowed.ts';
import { framePage, type FrameRequest } from './frame-page.ts';
import { readCard, type Card, type CardForm, type CardProblems } from './read-card.ts';
import { isShopUrl } from './shop-url.ts';

const formSchema = z.object({
  number: z.string().max(64).default(''),
  cvv: z.string().max(16).default(''),
  expMonth: z.string().max(8).default(''),
  expYear: z.string().max(8).default(''),
  holderName: z.string().max(256).default(''),
});

/** The provider's code for a failure without a code of its own. */
const failureCode = '889';

/** The card form, which gives the shop only a token. */
export function cardFrame(options: PaymentOptions): Hono<Env> {
  const { db, now, shopOrigin, readFont } = options;
  const app = new Hono<Env>();
  const page = (c: Context<Env>, more: { typed?: CardForm; problems?: CardProblems } = {}) => {
    const nonce = randomText(16);
    const isAlone = c.req.header('sec-fetch-dest') !== 'iframe';
    setContentSecurityPolicy(c, nonce, shopOrigin);
    const status = more.problems ? 422 : 200;
    return c.html(
      framePage({ ...frameRequest(c, shopOrigin), ...more, nonce, shopOrigin, isAlone, now: companyDay(now()) }),
      status,
    );
  };
  app.get('/frame', (c) => page(c));
  app.post('/frame', async (c) => {
    await expectAllowed(c, options);
    const request = frameRequest(c, shopOrigin);
    const typed = formSchema.parse(await readBody(c.req.raw, 'form'));
    const read = readCard(typed, companyDay(now()));
    if ('problems' in read)
      return acceptsJson(c) ? c.json(rejectionOf(read.problems, request)) : page(c, { typed, ...read });
    const result = tokenResult(await tokeniseCard(db, read.card, now()), read.card);
    return acceptsJson(c) ? c.json(result) : c.redirect(withQuery(request.returnTo, Object.entries(result)), 303);
  });
  app.get('/hanken-grotesk.woff2', async (c) => {
    // not a 404, which browsers log as an error
    if (!readFont) return c.body(null, 204);
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    return c.body(await readFont(), 200, { 'Content-Type': 'font/woff2' });
  });
  return app;
}

/** Returns the response to a shopper who sends the form too often, in their language. */
export function tooOften(c: Context<Env>, headers: HttpProblem['headers']): Response {
  const message = textsOf('card-form', frameLocale(c)).tooOften;
  return acceptsJson(c)
    ? c.json({ response: failureCode, message, problems: {} }, 429, headers)
    : c.text(message, 429, headers);
}

const acceptsJson = (c: Context<Env>): boolean => c.req.header('accept')?.includes('application/json') ?? false;

const frameLocale = (c: Context<Env>): Locale => localeFrom(c.req.query('locale'));

/** Parses the frame's query string; rejects a return address outside the shop. */
function frameRequest(c: Context<Env>, shopOrigin: string): FrameRequest {
  const locale = frameLocale(c);
  const theme = (['light', 'dark'] as const).find((each) => each === c.req.query('theme'));
  const returnTo = c.req.query('return') ?? `${shopOrigin}/${locale}/checkout`;
  if (!isShopUrl(returnTo, shopOrigin))
    throw new HttpProblem(400, { message: 'The return address does not belong to the shop.' });
  return { locale, theme, returnTo: new URL(returnTo).href };
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
    response: code ?? failureCode,
    message: summary,
    problems: Object.fromEntries(named.map(([field, problem]) => [field, problemMessages[problem]])),
  };
}
