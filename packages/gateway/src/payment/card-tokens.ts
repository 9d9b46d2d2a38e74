import type { Db, Tx } from '../database/database.ts';
import type { CardTokenRow } from './table.ts';
import { hashSecret, newSecret } from '../identity/index.ts';
import type { Card } from './read-card.ts';
import { cardOutcome } from './test-cards.ts';

/** What a card token stands for: enough to charge the card, not to know it. */
export type TokenisedCard = Omit<CardTokenRow, 'token_hash' | 'expires_at'>;

const LIFETIME_SECONDS = 900;

/** Keeps what may be kept of a card and gives a token for it: good once, for a quarter of an hour. */
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
      expires_at: new Date(now.getTime() + LIFETIME_SECONDS * 1000),
    })
    .execute();
  return token;
}

/** Takes the card of a token; nothing when the token is unknown, was used, or has expired. */
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
