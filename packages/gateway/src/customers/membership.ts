import { defaultSalesChannel, membershipPersonas } from '@basin/domain';
import { HttpProblem, invalidField, notFound } from '../http/http-problem.ts';
import { hashSecret } from '../identity/index.ts';
import type { Tx } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { HandlerContext } from '../http/implement.ts';
import { limitAttempts, type AttemptLimit } from '../http/limits/attempts.ts';
import type { CustomerPrincipal } from '../http/principal.ts';
import type { AssociateEntry } from './customer.ts';
import type { Customer } from './customers.ts';
import { isTradeGroup } from './trade-application.ts';

const codeLimit: AttemptLimit = { name: 'membership-code', max: 10, windowSeconds: 900 };
const groups: readonly string[] = membershipPersonas;

/** The group to join, its code, and the details of an associate. */
export interface MembershipRequest {
  readonly persona: string;
  readonly code: string;
  readonly entry?: AssociateEntry;
}

/**
 * Adds a customer to the group of an invitation code. No code admits a customer to the trade group.
 *
 * @throws {HttpProblem} 400 for an unknown group or an invalid code, 409 for a current member, 429 after ten attempts
 */
export async function joinGroup(
  { db, now, log }: Pick<HandlerContext, 'db' | 'now' | 'log'>,
  { customerId, uid }: CustomerPrincipal,
  request: MembershipRequest,
): Promise<Customer> {
  await limitAttempts(db, codeLimit, customerId, now());
  const joined = await transact(db, async (tx) => {
    const customer = await lockCustomer(tx, customerId);
    const membership = `${defaultSalesChannel}:${request.persona}`;
    if (customer.persona.includes(membership)) throw alreadyMember();
    await useInvitation(tx, request);
    return store(tx, customer, { membership, entry: request.entry, now: now() });
  });
  log.info({ event: 'group-joined', uid }, 'a customer joined a group');
  return joined;
}

async function lockCustomer(tx: Tx, id: string): Promise<Customer> {
  const customer = await tx.selectFrom('customers').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
  if (!customer) throw notFound(`The Customer with ID '${id}' was not found.`);
  return customer;
}

/**
 * Uses one invitation once: the one with the code as typed, or else the one with the code in capitals. An invitation
 * without a number of uses is unlimited.
 */
async function useInvitation(tx: Tx, { persona, code }: MembershipRequest): Promise<void> {
  const typed = code.trim();
  const isUsed = (await useCode(tx, persona, typed)) || (await useCode(tx, persona, typed.toUpperCase()));
  if (!isUsed || !groups.includes(persona))
    throw invalidField('code', undefined, 'This code is not valid for the group.');
}

/** Counts one use of an invitation. Returns whether there is one with this code that can still be used. */
async function useCode(tx: Tx, persona: string, code: string): Promise<boolean> {
  const used = await tx
    .updateTable('invitations')
    .set((eb) => ({ uses_left: eb('uses_left', '-', 1) }))
    .where('code_hash', '=', hashSecret(code))
    .where('persona', '=', persona)
    .where((eb) => eb.or([eb('uses_left', 'is', null), eb('uses_left', '>', 0)]))
    .returning('persona')
    .executeTakeFirst();
  return used !== undefined;
}

function store(
  tx: Tx,
  { id, version, persona, document }: Customer,
  { membership, entry, now }: { membership: string; entry: AssociateEntry | undefined; now: Date },
): Promise<Customer> {
  return tx
    .updateTable('customers')
    .set({
      version: version + 1,
      persona: JSON.stringify(withGroup(persona, membership)),
      document: JSON.stringify({ ...document, ...(entry && { associateEntry: entry }) }),
      last_modified_at: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Puts a new group before the others, because the first one decides prices. The trade group stays first. */
const withGroup = (groups: readonly string[], added: string): string[] => [
  ...groups.filter(isTradeGroup),
  added,
  ...groups.filter((group) => !isTradeGroup(group)),
];

const alreadyMember = () => new HttpProblem(409, { statusCode: 409, message: 'The customer is a member already.' });
