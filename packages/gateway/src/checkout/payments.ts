import { type FraudStatus, type PaymentType, isStoppedByFraud } from '@basin/domain';
import type { CartAddress } from '../cart/index.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { takeCard, takeApproval } from '../payment/index.ts';
import type { Tx } from '../database/database.ts';

/** The stored data of a payment. */
export interface PaymentDocument {
  readonly paymentType: PaymentType;
  readonly billingAddress: CartAddress;
  readonly brand: string;
  /** Empty for PayPal. */
  readonly lastFour: string;
}

/** The shopper's payment method. */
export type PaymentMethod =
  | { readonly paymentType: 'CREDIT_CARD'; readonly card: { readonly token: string } }
  | { readonly paymentType: 'PP'; readonly paypal: { readonly token: string; readonly payerId: string } };

/** The card or account that the provider authorized. */
export interface PaymentAuthorization {
  readonly brand: string;
  readonly lastFour: string;
}

/** The amount to pay and its cart. */
export interface Charge {
  readonly cartId: string;
  readonly centAmount: number;
}

/**
 * Authorizes the amount with the single-use token of the payment frame or of PayPal. Returns the 402 response when the
 * fraud screen or the bank declines.
 */
export async function authorizePayment(
  tx: Tx,
  method: PaymentMethod,
  charge: Charge,
  now: Date,
): Promise<PaymentAuthorization | HttpProblem> {
  const source = method.paymentType === 'PP' ? payPalSource(tx, method, charge, now) : cardSource(tx, method, now);
  const { outcome, ...authorization } = (await source) ?? {};
  if (outcome === undefined) return declined({ declineCode: 'INVALID_TOKEN' });
  if (outcome === 'DECLINED') return declined({ declineCode: 'DECLINED' });
  if (isStoppedByFraud(outcome)) return declined({ fraudStatus: outcome });
  return authorization as PaymentAuthorization;
}

async function cardSource(tx: Tx, { card }: MethodOf<'CREDIT_CARD'>, now: Date) {
  const taken = await takeCard(tx, card.token, now);
  return taken && { outcome: taken.outcome, brand: taken.brand, lastFour: taken.last_four };
}

/** A PayPal approval is valid for one cart and one amount only. */
async function payPalSource(tx: Tx, { paypal }: MethodOf<'PP'>, { cartId, centAmount }: Charge, now: Date) {
  const approval = await takeApproval(tx, paypal, now);
  const isForThis = approval?.cart_id === cartId && approval.cent_amount === centAmount;
  return isForThis && approval.outcome ? { outcome: approval.outcome, brand: 'PayPal', lastFour: '' } : undefined;
}

type MethodOf<Type extends PaymentType> = Extract<PaymentMethod, { paymentType: Type }>;

const declined = (reason: { declineCode: string } | { fraudStatus: FraudStatus }): HttpProblem =>
  new HttpProblem(402, { statusCode: 402, message: 'Payment declined', ...reason });
