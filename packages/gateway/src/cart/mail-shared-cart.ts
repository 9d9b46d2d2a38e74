import { canonicalEmail, queueEmail } from '../mail/index.ts';
import type { HandlerContext } from '../http/implement.ts';
import { limitAttempts, perHour, type AttemptLimit } from '../http/limits/attempts.ts';
import { ownerOf, type Principal } from '../http/principal.ts';

const senderLimit = perHour('shared-cart-mail', 20);
const recipientLimit: AttemptLimit = { name: 'mail-of-a-shared-cart', max: 5, windowSeconds: 900 };

type SharedCartMailContext = Pick<HandlerContext, 'db' | 'now' | 'newId'> & { readonly principal: Principal };

/** Counts the e-mail against the limits before the cart is shared. */
export async function countSharedCartMail({ db, now, principal }: SharedCartMailContext, email: string): Promise<void> {
  await limitAttempts(db, senderLimit, ownerOf(principal), now());
  await limitAttempts(db, recipientLimit, canonicalEmail(email) ?? email, now());
}

/** E-mails the link of a shared cart. The e-mail contains no text from the sender. */
export function mailSharedCart(
  context: SharedCartMailContext,
  { id: token, locale }: { id: string; locale: string | undefined },
  recipient: string,
): Promise<void> {
  return queueEmail(context.db, { recipient, kind: 'shared-cart', locale, token }, context);
}
