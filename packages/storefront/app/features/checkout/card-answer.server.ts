import { paymentSuccessCode } from '@basin/domain';
import * as z from 'zod';
import type { CardToken } from '../../shell/session/shop-session.ts';

/** A success of the card frame: a token that stands for the card once, and what may be shown of it. */
const answerSchema = z.object({
  response: z.literal(paymentSuccessCode),
  paypageRegistrationId: z.string().min(1).max(128),
  type: z.enum(['VI', 'MC', 'AX', 'DI']),
  lastFour: z.string().regex(/^\d{4}$/),
  expMonth: z.string().regex(/^(0[1-9]|1[0-2])$/),
  expYear: z.string().regex(/^(\d{2}|\d{4})$/),
});

export type CardAnswer = z.output<typeof answerSchema>;

/** A success of the card frame without whatever else an address or a form holds; undefined for anything else. @see wire reference §25 */
export const readCardAnswer = (answer: Readonly<Record<string, unknown>>): CardAnswer | undefined =>
  answerSchema.safeParse(answer).data;

/** What the session keeps of an answer. */
export const cardTokenFrom = (answer: CardAnswer): CardToken => {
  const { paypageRegistrationId: token, type: brand, lastFour, expMonth, expYear } = answer;
  return { token, brand, lastFour, expMonth, expYear };
};
