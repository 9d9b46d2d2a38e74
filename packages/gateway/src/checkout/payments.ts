import { type FraudStatus, type PaymentType, isStoppedByFraud } from '@basin/domain';
import type { CartAddress } from '../cart/index.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { takeCard, takeApproval } from '../payment/index.ts';
import type { Tx } from '../database/database.ts';

/** What is kept of a payment. */
export interface PaymentDocument {
  readonly paymentType: PaymentType;
  readonly billingAddress: CartAddress;
  readonly brand: string;
  /** Empty for PayPal. */
  readonly lastFour: string;
}

/** How a shopper pays. */
export type PaymentMeans =
  | { readonly paymentType: 'CREDIT_CARD'; readonly card: { readonly token: string } }
  | { readonly paymentType: 'PP'; readonly paypal: { readonly token: string; readonly payerId: string } };

/** What the provider took. */
export interface Authorization {
  readonly brand: string;
  readonly lastFour: string;
}

/** What the shopper pays, and for which cart. */
export interface Charge {
  readonly cartId: string;
  readonly centAmount: number;
}

/**
 * Asks for the amount with the token of the payment frame or of PayPal; the token is used up by the asking.
 * The error response says whether the fraud screen or the bank said no.
 */
export async function authorize(
  tx: Tx,
  means: PaymentMeans,
  charge: Charge,
  now: Date,
): Promise<Authorization | HttpProblem> {
  const source = means.paymentType === 'PP' ? payPalSource(tx, means, charge, now) : cardSource(tx, means, now);
  const { outcome, ...authorization } = (await source) ?? {};
  if (outcome === undefined) return declined({ declineCode: 'INVALID_TOKEN' });
  if (outcome === 'DECLINED') return declined({ declineCode: 'DECLINED' });
  if (isStoppedByFraud(outcome)) return declined({ fraudStatus: outcome });
  return authorization as Authorization;
}

async function cardSource(tx: Tx, { card }: MeansOf<'CREDIT_CARD'>, now: Date) {
  const taken = await takeCard(tx, card.token, now);
  return taken && { outcome: taken.outcome, brand: taken.brand, lastFour: taken.last_four };
}

/** An approval is for one cart and one amount. */
async function payPalSource(tx: Tx, { paypal }: MeansOf<'PP'>, { cartId, centAmount }: Charge, now: Date) {
  const approval = await takeApproval(tx, paypal, now);
  const isForThis = approval?.cart_id === cartId && approval.cent_amount === centAmount;
  return isForThis && approval.outcome ? { outcome: approval.outcome, brand: 'PayPal', lastFour: '' } : undefined;
}

type MeansOf<Type extends PaymentType> = Extract<PaymentMeans, { paymentType: Type }>;

const declined = (reason: { declineCode: string } | { fraudStatus: FraudStatus }): HttpProblem =>
  new HttpProblem(402, { statusCode: 402, message: 'Payment declined', ...reason });
