import { createHash } from 'node:crypto';
import { normaliseEmail } from '@basin/domain';
import type { RouterContextProvider } from 'react-router';
import { sessionContext } from '../request-context.server.ts';
import { ordersOf } from '../sdk/nouns.server.ts';
import { hasConsent } from './consent.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Keeps the hash of the shopper's e-mail address for analytics; nothing without consent. @see wire reference A76 */
export function keepHashedEmail(context: Context, email: string): void {
  if (!hasConsent(context)) return;
  const hash = createHash('sha256').update(normaliseEmail(email)).digest('hex');
  context.get(sessionContext).set('hashedEmail', hash);
}

/** Keeps what analytics may know of a customer: the hash, and whether they have ordered before; nothing without consent. */
export async function keepCustomer(context: Context, email: string): Promise<void> {
  if (!hasConsent(context)) return;
  keepHashedEmail(context, email);
  const [order] = await ordersOf(context).list({ limit: 1 });
  context.get(sessionContext).set('customerProspect', order ? 'customer' : 'prospect');
}

/** Forgets what analytics knew of the shopper. */
export function forgetShopper(context: Context): void {
  context.get(sessionContext).unset('hashedEmail');
  context.get(sessionContext).unset('customerProspect');
}
