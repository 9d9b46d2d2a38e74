import type { FraudStatus, PaymentType } from '@basin/domain';
import type { CartAddress } from '../cart/cart.ts';
import { HttpProblem } from '../http-problem.ts';
import { takeCard } from '../payment/card-tokens.ts';
import type { Tx } from '../store/database.ts';

/** What is kept of a payment. */
export interface PaymentDocument {
  readonly paymentType: PaymentType;
  readonly billingAddress: CartAddress;
  readonly brand: string;
  readonly lastFour: string;
}

/** How a shopper pays. */
export type PaymentMeans =
  { readonly paymentType: 'CREDIT_CARD'; readonly card: { readonly token: string } } | { readonly paymentType: 'PP' };

/** What the provider took. */
export interface Authorization {
  readonly brand: string;
  readonly lastFour: string;
}

/**
 * Asks for the amount with the token of the payment frame; the token is used up by the asking.
 * The refusal says whether the fraud screen or the bank said no.
 */
export async function authorize(tx: Tx, means: PaymentMeans, now: Date): Promise<Authorization | HttpProblem> {
  // a PayPal token comes from call 27, which gives none yet
  const card = means.paymentType === 'CREDIT_CARD' ? await takeCard(tx, means.card.token, now) : undefined;
  if (!card) return declined({ declineCode: 'INVALID_TOKEN' });
  if (card.outcome === 'DECLINED') return declined({ declineCode: 'DECLINED' });
  if (card.outcome !== 'ACCEPT') return declined({ fraudStatus: card.outcome });
  return { brand: card.brand, lastFour: card.last_four };
}

const declined = (reason: { declineCode: string } | { fraudStatus: FraudStatus }): HttpProblem =>
  new HttpProblem(402, { statusCode: 402, message: 'Payment declined', ...reason });
