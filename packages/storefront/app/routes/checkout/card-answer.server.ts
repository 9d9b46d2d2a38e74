import { paymentSuccessCode } from '@basin/domain';
import * as z from 'zod';
import type { CardToken } from '../../session/shop-session.ts';

/** A success of the card frame: a token that stands for the card once, and what may be shown of it. */
const answerSchema = z.object({
  response: z.literal(paymentSuccessCode),
  paypageRegistrationId: z.string().min(1).max(128),
  type: z.string().min(1).max(32),
  lastFour: z.string().regex(/^\d{4}$/),
  expMonth: z.string().regex(/^(0[1-9]|1[0-2])$/),
  expYear: z.string().regex(/^(\d{2}|\d{4})$/),
});

/** The card of a frame's answer; undefined when it is not a success. @see wire reference §25 */
export function readCardAnswer(answer: Readonly<Record<string, unknown>>): CardToken | undefined {
  const { data } = answerSchema.safeParse(answer);
  if (!data) return undefined;
  const { paypageRegistrationId: token, type: brand, lastFour, expMonth, expYear } = data;
  return { token, brand, lastFour, expMonth, expYear };
}
