import { tradeAccountTypes } from '@basin/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import { HttpProblem, notFound } from '../http/http-problem.ts';
import { canonicalEmail, queueEmail } from '../mail/index.ts';
import type { TradeChange } from './customer.ts';
import type { Customer } from './customers.ts';
import { isTradeGroup, tradeApplicationOf, tradeGroup } from './trade-application.ts';

interface Clock {
  readonly now: () => Date;
  readonly newId: () => string;
}

/** Returns the customers who signed up for trade prices and wait for a decision, earliest first. */
export async function tradeApplicants(db: Db): Promise<Customer[]> {
  const signedUp = await db
    .selectFrom('customers')
    .selectAll()
    .where(sql<string>`document->>'accountType'`, 'in', tradeAccountTypes)
    .orderBy('created_at')
    .execute();
  return signedUp.filter(isWaiting);
}

const isWaiting = (customer: Customer): boolean => tradeApplicationOf(customer)?.state === 'inReview';

/** Returns the customers about whose membership of the trade group an operator has decided, by e-mail address. */
export const tradeRecords = (db: Db): Promise<Customer[]> =>
  db
    .selectFrom('customers')
    .selectAll()
    .where(sql<boolean>`document ? 'tradeChanges'`)
    .orderBy('email')
    .execute();

/** The customer of a change, and the operator who makes it. */
interface TradeRequest {
  readonly email: string;
  readonly by: string;
}

/**
 * Puts a customer into the trade group and tells them by e-mail. It goes before their other groups, because the first
 * one decides prices.
 *
 * @throws {HttpProblem} 404 for an unknown e-mail address, 409 for a current member
 */
export async function admitToTrade(tx: Tx, { email, by }: TradeRequest, clock: Clock): Promise<void> {
  const customer = await lockByEmail(tx, email);
  if (customer.persona.some(isTradeGroup)) throw conflict(`${customer.email} is a trade customer already.`);
  await storeGroups(tx, customer, [tradeGroup, ...customer.persona], { change: 'admit', by }, clock);
  const { firstName, locale } = customer.document;
  await queueEmail(tx, { recipient: customer.email, kind: 'trade', locale, facts: { firstName } }, clock);
}

/**
 * Declines an application, without an e-mail: only the operator can say why.
 *
 * @throws {HttpProblem} 404 for an unknown e-mail address, 409 for a customer who is not waiting
 */
export async function declineForTrade(tx: Tx, { email, by }: TradeRequest, clock: Clock): Promise<void> {
  const customer = await lockByEmail(tx, email);
  if (!isWaiting(customer)) throw conflict(`${customer.email} is not waiting for trade prices.`);
  await storeGroups(tx, customer, customer.persona, { change: 'decline', by }, clock);
}

/**
 * Takes a customer out of the trade group, without an e-mail.
 *
 * @throws {HttpProblem} 404 for an unknown e-mail address, 409 for a customer who is not a member
 */
export async function removeFromTrade(tx: Tx, { email, by }: TradeRequest, clock: Clock): Promise<void> {
  const customer = await lockByEmail(tx, email);
  if (!customer.persona.some(isTradeGroup)) throw conflict(`${customer.email} is not a trade customer.`);
  const rest = customer.persona.filter((group) => !isTradeGroup(group));
  await storeGroups(tx, customer, rest, { change: 'remove', by }, clock);
}

async function lockByEmail(tx: Tx, typed: string): Promise<Customer> {
  const email = canonicalEmail(typed) ?? typed;
  const customer = await tx
    .selectFrom('customers')
    .where('email', '=', email)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!customer) throw notFound(`There is no customer ${email}.`);
  return customer;
}

async function storeGroups(
  tx: Tx,
  { id, version, document }: Customer,
  groups: readonly string[],
  made: Omit<TradeChange, 'at'>,
  { now }: Clock,
) {
  const at = now();
  const tradeChanges = [...(document.tradeChanges ?? []), { ...made, at: at.toISOString() }];
  await tx
    .updateTable('customers')
    .set({
      version: version + 1,
      persona: JSON.stringify(groups),
      document: JSON.stringify({ ...document, tradeChanges }),
      last_modified_at: at,
    })
    .where('id', '=', id)
    .execute();
}

const conflict = (message: string) => new HttpProblem(409, { statusCode: 409, message });
