import type { PaymentOutcome } from './test-cards.ts';

declare module '../database/tables.ts' {
  /** Tables of card tokens and PayPal approvals. */
  interface Tables {
    card_tokens: CardTokenRow;
    pay_pal_attempts: PayPalAttemptRow;
  }
}

/** A card that the payment frame took in: never its number, never its security code. */
export interface CardTokenRow {
  token_hash: string;
  brand: string;
  last_four: string;
  exp_month: string;
  exp_year: string;
  holder_name: string;
  /** How the bank of this card will answer. */
  outcome: PaymentOutcome;
  expires_at: Date;
}

export interface PayPalAttemptRow {
  token_hash: string;
  cart_id: string;
  cent_amount: number;
  return_url: string;
  cancel_url: string;
  /** Who approved it; null until then. */
  payer_id: string | null;
  /** How the payment will be answered. */
  outcome: PaymentOutcome | null;
  expires_at: Date;
}
