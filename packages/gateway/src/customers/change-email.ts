import { moveCartEmail } from '../cart/index.ts';
import { transact } from '../database/transact.ts';
import type { Tx } from '../database/database.ts';
import { limitAttempts, type AttemptLimit } from '../http/limits/attempts.ts';
import { invalidField, invalidOperation, notFound, staleVersion } from '../http/http-problem.ts';
import {
  cancelEmailChange,
  endTransactions,
  findAccountByLogin,
  findAccountByUid,
  openEmailChange,
  pendingEmailOf,
  resetSignInAttempts,
  takeEmailChange,
  type Account,
  type IdentityContext,
} from '../identity/index.ts';
import { canonicalEmail, queueEmail, queueToUnverified } from '../mail/index.ts';
import { verifyCurrentPassword } from './change-password.ts';
import { changeCustomer, findCustomer, type Customer } from './customers.ts';
import { isEmailAction, type EmailAction, type ProfileAction } from './profile-actions.ts';
import { emailTaken } from './sign-up.ts';

type ActionOf<Name extends EmailAction['action']> = Extract<EmailAction, { action: Name }>;
type EmailChangeContext = Pick<IdentityContext, 'db' | 'now' | 'newId' | 'log' | 'passwords'>;

/** The account whose owner is signed in, and the version of its customer that the caller has seen. */
interface Requester {
  readonly account: Account;
  readonly version: number;
}

const linkLimit: AttemptLimit = { name: 'email-change', max: 5, windowSeconds: 900 };

/** Returns the step of an e-mail change among the actions of a profile request. It must be the only action. */
export function emailActionOf(actions: readonly ProfileAction[]): EmailAction | undefined {
  const step = actions.find(isEmailAction);
  if (step && actions.length > 1) throw invalidOperation(`${step.action} must be the only action of a request.`);
  return step;
}

type Step<Action = EmailAction> = (
  context: EmailChangeContext,
  requester: Requester,
  action: Action,
) => Promise<Customer>;

const steps: { readonly [Name in EmailAction['action']]: Step<ActionOf<Name>> } = {
  changeEmail: requestChange,
  resendEmailLink: resendLink,
  confirmEmail: confirmChange,
  cancelEmailChange: cancelChange,
};

/**
 * Takes a step of an e-mail change. The address changes when the signed-in customer confirms it with the link that was
 * sent to the new one. @see docs/decisions/052
 *
 * @throws {HttpProblem} 400 InvalidField, InvalidCurrentPassword, DuplicateField or InvalidOperation; 409 with the current
 * version; 429 after too many links
 */
export async function applyEmailAction(
  context: EmailChangeContext,
  { uid, version }: { uid: string; version: number },
  action: EmailAction,
): Promise<Customer> {
  const account = await findAccountByUid(context.db, uid);
  if (!account) throw notFound('The account was not found.');
  return (steps[action.action] as Step)(context, { account, version }, action);
}

/** Sends a link to the new address and notifies the current one. */
async function requestChange(
  context: EmailChangeContext,
  { account, version }: Requester,
  change: ActionOf<'changeEmail'>,
) {
  const { db, log } = context;
  const { uid, email: recipient, locale, firstName } = account;
  const email = canonicalEmail(change.email);
  if (email === undefined) throw invalidField('email', change.email, 'The e-mail address is invalid.');
  await verifyCurrentPassword(context, uid, change.currentPassword);
  if (email === recipient) throw invalidOperation('This is already the e-mail address of the account.');
  if (await findAccountByLogin(db, email)) throw emailTaken(email);
  const notice = { recipient, kind: 'emailRequested', locale, facts: { firstName, newEmail: email } } as const;
  const customer = await sendLink(context, { account, version }, email, (tx) => queueEmail(tx, notice, context));
  log.info({ event: 'email-change-requested', uid }, 'a change of an e-mail address was requested');
  return customer;
}

/** Sends another link to the new address. */
async function resendLink(context: EmailChangeContext, requester: Requester) {
  const email = await pendingEmailOf(context.db, requester.account.customer_id, context.now());
  if (email === undefined) throw invalidOperation('No new e-mail address is waiting for confirmation.');
  return sendLink(context, requester, email);
}

async function sendLink(
  context: EmailChangeContext,
  { account: { uid, customer_id: id, locale, firstName }, version }: Requester,
  email: string,
  alsoSend: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<Customer> {
  const { db, now } = context;
  await limitAttempts(db, linkLimit, uid, now());
  return transact(db, async (tx) => {
    const customer = await nextVersion(tx, now, { id, version });
    const token = await openEmailChange(tx, uid, email, now());
    const facts = { firstName, newEmail: email };
    await queueToUnverified(tx, { recipient: email, kind: 'emailConfirmation', locale, facts, token }, context);
    await alsoSend(tx);
    return customer;
  });
}

/**
 * Changes the address, also of the open cart, notifies the old one, and makes links that were sent there stop working.
 * Sessions continue.
 */
async function confirmChange(
  context: EmailChangeContext,
  { account, version }: Requester,
  { token }: ActionOf<'confirmEmail'>,
) {
  const { db, now, log } = context;
  const { uid, email: recipient, locale, firstName } = account;
  const customer = await transact(db, async (tx) => {
    const email = await takeEmailChange(tx, uid, token, now());
    if (email === undefined) throw linkExpired();
    const changed = await moveAccount(tx, account, { email, version, now: now() });
    await endTransactions(tx, uid);
    await moveCartEmail(tx, changed.id, { from: recipient, to: email });
    await queueEmail(tx, { recipient, kind: 'emailChanged', locale, facts: { firstName, newEmail: email } }, context);
    return changed;
  });
  await resetSignInAttempts(db, account);
  log.info({ event: 'email-changed', uid }, 'an e-mail address was changed');
  return customer;
}

function cancelChange({ db, now }: EmailChangeContext, { account, version }: Requester): Promise<Customer> {
  return transact(db, async (tx) => {
    await cancelEmailChange(tx, account.uid);
    return nextVersion(tx, now, { id: account.customer_id, version });
  });
}

/** Counts a step as a change of the customer. */
const nextVersion = (tx: Tx, now: () => Date, customer: { id: string; version: number }) =>
  changeCustomer({ db: tx, now }, customer, ({ document }) => document);

/** Changes the address in both tables, whose unique constraints let only one of two concurrent changes succeed. */
async function moveAccount(
  tx: Tx,
  { uid, customer_id: id }: Account,
  { email, version, now }: { email: string; version: number; now: Date },
): Promise<Customer> {
  if (await findAccountByLogin(tx, email)) throw emailTaken(email);
  const changed = await tx
    .updateTable('customers')
    .set({ email, version: version + 1, last_modified_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (!changed) throw staleVersion(id, version, (await findCustomer(tx, id)).version);
  await tx.updateTable('accounts').set({ login: email }).where('uid', '=', uid).execute();
  return changed;
}

const linkExpired = () => invalidOperation('The link has expired, was already used, or belongs to another account.');
