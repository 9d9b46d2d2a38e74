import type { PaymentOutcome } from './test-cards.ts';

declare module '../database/tables.ts' {
  /** Tables of card tokens and PayPal approvals. */
  interface Tables {
    card_tokens: CardTokenRow;
    pay_pal_attempts: PayPalAttemptRow;
  }
}

/** A tokenised card, without its number and security code. */
export interface CardTokenRow {
  token_hash: string;
  brand: string;
  last_four: string;
  exp_month: string;
  exp_year: string;
  holder_name: string;
  /** The simulated outcome of payments with this card. */
  outcome: PaymentOutcome;
  expires_at: Date;
}

export interface PayPalAttemptRow {
  token_hash: string;
  cart_id: string;
  cent_amount: number;
  return_url: string;
  cancel_url: string;
  /** The PayPal account that approved it; null until then. */
  payer_id: string | null;
  /** The simulated outcome of the payment; null until it is approved. */
  outcome: PaymentOutcome | null;
  expires_at: Date;
}
