import { createHash } from 'node:crypto';
import { normaliseEmail } from '@basin/domain';
import type { Context } from '../context.ts';
import { sessionContext } from '../request-context.server.ts';
import { ordersOf } from '../sdk/nouns.server.ts';
import { hasConsent } from './consent.server.ts';

/**
 * Stores the hash of the shopper's e-mail address for analytics. Does nothing without consent. @see wire reference A76
 */
export function storeHashedEmail(context: Context, email: string): void {
  if (!hasConsent(context)) return;
  const hash = createHash('sha256').update(normaliseEmail(email)).digest('hex');
  context.get(sessionContext).set('hashedEmail', hash);
}

/**
 * Stores a customer's analytics data: the e-mail hash and whether they have ordered before. Does nothing without
 * consent.
 */
export async function storeCustomerData(context: Context, email: string): Promise<void> {
  if (!hasConsent(context)) return;
  storeHashedEmail(context, email);
  const [order] = await ordersOf(context).list({ limit: 1 });
  context.get(sessionContext).set('customerProspect', order ? 'customer' : 'prospect');
}

/** Clears the shopper's analytics data. */
export function clearAnalyticsData(context: Context): void {
  context.get(sessionContext).unset('hashedEmail');
  context.get(sessionContext).unset('customerProspect');
}
