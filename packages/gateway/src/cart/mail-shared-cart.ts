import { postEmail } from '../mail/index.ts';
import type { HandlerContext } from '../http/implement.ts';
import { limitAttempts, type AttemptLimit } from '../http/limits/attempts.ts';
import { ownerOf, type Principal } from '../http/principal.ts';

const ofSender: AttemptLimit = { name: 'shared-cart-mail', most: 20, windowSeconds: 3600 };
const ofRecipient: AttemptLimit = { name: 'mail-of-a-shared-cart', most: 5, windowSeconds: 900 };

type Context = Pick<HandlerContext, 'db' | 'now' | 'newId'> & { readonly principal: Principal };

/** Counts a mail before anything is shared. */
export async function countSharedCartMail({ db, now, principal }: Context, email: string): Promise<void> {
  await limitAttempts(db, ofSender, ownerOf(principal), now());
  await limitAttempts(db, ofRecipient, email, now());
}

/** Mails someone where a shared cart is. Nothing that the sender wrote is in it: a mail of the shop says only what the shop says. */
export function mailSharedCart(
  context: Context,
  { id: token, locale }: { id: string; locale: string | undefined },
  recipient: string,
): Promise<void> {
  return postEmail(context.db, { recipient, kind: 'shared-cart', locale, token }, context);
}
