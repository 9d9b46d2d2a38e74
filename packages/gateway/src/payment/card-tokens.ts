import type { Db, Tx } from '../database/database.ts';
import type { CardTokenRow } from './table.ts';
import { hashSecret, newSecret } from '../identity/index.ts';
import type { Card } from './read-card.ts';
import { cardOutcome } from './test-cards.ts';

/** The stored details of a tokenised card, without its number and security code. */
export type TokenisedCard = Omit<CardTokenRow, 'token_hash' | 'expires_at'>;

const lifetimeSeconds = 900;

/** Stores a card without its number and security code; returns a single-use token that is valid for 15 minutes. */
export async function tokeniseCard(db: Db, card: Card, now: Date): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('card_tokens')
    .values({
      token_hash: hashSecret(token),
      brand: card.type,
      last_four: card.number.slice(-4),
      exp_month: card.expMonth,
      exp_year: card.expYear,
      holder_name: card.holderName,
      outcome: cardOutcome(card.number),
      expires_at: new Date(now.getTime() + lifetimeSeconds * 1000),
    })
    .execute();
  return token;
}

/** Redeems a token for its card; returns undefined when the token is unknown, used or expired. */
export async function takeCard(db: Db | Tx, token: string, now: Date): Promise<TokenisedCard | undefined> {
  const row = await db
    .deleteFrom('card_tokens')
    .where('token_hash', '=', hashSecret(token))
    .returningAll()
    .executeTakeFirst();
  if (!row || row.expires_at <= now) return undefined;
  const { token_hash: _, expires_at: __, ...card } = row;
  return card;
}
