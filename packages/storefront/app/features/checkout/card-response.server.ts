import { paymentSuccessCode } from '@basin/domain';
import * as z from 'zod';
import type { ChosenCard } from '../../shell/session/shop-session.ts';

/** The card frame's success response: a single-use card token and the displayable card data. */
const responseSchema = z.object({
  response: z.literal(paymentSuccessCode),
  paypageRegistrationId: z.string().min(1).max(128),
  type: z.enum(['VI', 'MC', 'AX', 'DI']),
  lastFour: z.string().regex(/^\d{4}$/),
  expMonth: z.string().regex(/^(0[1-9]|1[0-2])$/),
  expYear: z.string().regex(/^(\d{2}|\d{4})$/),
});

export type CardResponse = z.output<typeof responseSchema>;

/**
 * Parses a success response of the card frame and drops unknown fields. Returns undefined for anything else. @see wire
 * reference §25
 */
export const parseCardResponse = (response: Readonly<Record<string, unknown>>): CardResponse | undefined =>
  responseSchema.safeParse(response).data;

/** Returns the part of the response that the session stores. */
export const chosenCardFrom = (response: CardResponse): ChosenCard => {
  const { paypageRegistrationId: token, type: brand, lastFour, expMonth, expYear } = response;
  return { type: 'card', token, brand, lastFour, expMonth, expYear };
};
