import { defaultLanguage, localeOf, withQuery } from '@basin/domain';
import { Hono } from 'hono';
import * as z from 'zod';
import { randomText } from '../http/digest.ts';
import { readBody } from '../http/request-body.ts';
import { requestLanguage } from '../http/request-language.ts';
import type { Env } from '../http/serve-calls.ts';
import { setContentSecurityPolicy } from './content-security-policy.ts';
import type { PaymentOptions } from './payment-options.ts';
import { expectAllowed } from './expect-allowed.ts';
import { approveAttempt, findAttempt } from './pay-pal-attempts.ts';
import { payPalPage } from './pay-pal-page.ts';
import type { PayPalAttemptRow } from './table.ts';

const formSchema = z.object({ token: z.string().max(128), email: z.email().max(254) });

/** PayPal's approval page, which leads back to the shop. */
export function payPalApproval(options: PaymentOptions): Hono<Env> {
  const { db, now, shopOrigin } = options;
  const app = new Hono<Env>();
  app.get('/paypal', async (c) => {
    const token = c.req.query('token') ?? '';
    const attempt = await findAttempt(db, token);
    if (!attempt) return c.redirect(checkoutOf(c.req.raw, shopOrigin), 303);
    const outcomeUrl = outcomeUrlOf(attempt, token, now());
    if (outcomeUrl !== undefined) return c.redirect(outcomeUrl, 303); // went back to this page
    const nonce = randomText(16);
    setContentSecurityPolicy(c, nonce, shopOrigin);
    const locale = localeOf(new URL(attempt.return_url).pathname) ?? defaultLanguage;
    const { cent_amount: centAmount, cancel_url: cancelUrl } = attempt;
    return c.html(payPalPage({ locale, nonce, token, centAmount, cancelUrl }));
  });
  app.post('/paypal', async (c) => {
    await expectAllowed(c, options);
    const { token, email } = formSchema.parse(await readBody(c.req.raw, 'form'));
    await approveAttempt(db, token, email, now());
    const attempt = await findAttempt(db, token);
    const outcomeUrl = attempt && outcomeUrlOf(attempt, token, now());
    return c.redirect(outcomeUrl ?? checkoutOf(c.req.raw, shopOrigin), 303);
  });
  return app;
}

/** Returns the shop's URL of an approved or expired attempt, with its approval or as cancelled, and none while it is open. */
function outcomeUrlOf(attempt: PayPalAttemptRow, token: string, now: Date): string | undefined {
  if (attempt.expires_at <= now) return attempt.cancel_url;
  if (attempt.payer_id === null) return undefined;
  return withQuery(attempt.return_url, Object.entries({ token, PayerID: attempt.payer_id }));
}

/** Returns the URL of the shop's checkout, which leads on to the cart when nothing is left to pay. */
const checkoutOf = (request: Request, shopOrigin: string): string =>
  `${shopOrigin}/${requestLanguage(request)}/checkout/payment`;
