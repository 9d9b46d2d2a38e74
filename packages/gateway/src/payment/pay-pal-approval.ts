import { defaultLanguage, localeOf, withQuery } from '@basin/domain';
import { Hono } from 'hono';
import * as z from 'zod';
import { randomText } from '../http/digest.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { readBody } from '../http/request-body.ts';
import type { Env } from '../http/serve-calls.ts';
import { setContentSecurityPolicy } from './content-security-policy.ts';
import type { PaymentOptions } from './payment-options.ts';
import { expectAllowed } from './expect-allowed.ts';
import { approveAttempt, findOpenAttempt } from './pay-pal-attempts.ts';
import { payPalPage } from './pay-pal-page.ts';

const formSchema = z.object({ token: z.string().max(128), email: z.email().max(254) });

/** PayPal's approval page, which leads back to the shop. */
export function payPalApproval(options: PaymentOptions): Hono<Env> {
  const { db, now, shopOrigin } = options;
  const app = new Hono<Env>();
  app.get('/paypal', async (c) => {
    const token = c.req.query('token') ?? '';
    const attempt = await findOpenAttempt(db, token, now());
    if (!attempt) throw notOpen(404);
    const nonce = randomText(16);
    setContentSecurityPolicy(c, nonce, shopOrigin);
    const locale = localeOf(new URL(attempt.return_url).pathname) ?? defaultLanguage;
    const { cent_amount: centAmount, cancel_url: cancelUrl } = attempt;
    return c.html(payPalPage({ locale, nonce, token, centAmount, cancelUrl }));
  });
  app.post('/paypal', async (c) => {
    await expectAllowed(c, options);
    const { token, email } = formSchema.parse(await readBody(c.req.raw, 'form'));
    const attempt = await findOpenAttempt(db, token, now());
    const payerId = attempt && (await approveAttempt(db, token, email, now()));
    if (!payerId) throw notOpen(409);
    return c.redirect(withQuery(attempt.return_url, Object.entries({ token, PayerID: payerId })), 303);
  });
  return app;
}

const notOpen = (status: number): HttpProblem =>
  new HttpProblem(status, {
    message: 'This payment has expired or is already approved. Return to the shop and start again.',
  });
