import { isPostalCode, type PasswordPolicy } from '@basin/domain';
import type { CallRequest, customerCalls } from '@basin/sdk/contract';
import { refusal } from '../http-problem.ts';
import { loginFrom } from '../identity/accounts.ts';
import type { Db, Tx } from '../store/database.ts';
import type { CustomerDocument } from './customer.ts';
import { PROFILE_LABEL, type Customer } from './customers.ts';
import { hashPassword } from './password-hash.ts';
import { passwordRefusals } from './password-policy.ts';

/** A new account and the customer that it belongs to. */
export interface AccountDraft {
  readonly login: string;
  readonly email: string;
  readonly password: string;
  readonly persona?: readonly string[];
  readonly koc?: string;
  readonly status?: 'ACTIVE' | 'LOCKED_OUT' | 'PASSWORD_EXPIRED';
  readonly document: CustomerDocument;
}

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly newId: () => string;
}

/**
 * Opens an account. Memberships are never asked for here: whoever signs up is a guest to the price lists.
 *
 * @throws {HttpProblem} 400 InvalidField for a password against the policy, DuplicateField for an e-mail that is taken
 */
export async function signUp(
  deps: Deps & { readonly passwordPolicy: PasswordPolicy },
  { email, password, document }: { email: string; password: string; document: CustomerDocument },
): Promise<Customer> {
  const { firstName, lastName } = document;
  const refusals = passwordRefusals(password, deps.passwordPolicy, { email, firstName, lastName });
  if (refusals.length > 0) throw badPassword(refusals);
  const customer = await openAccount(deps, { login: loginFrom(email), email, password, document });
  if (!customer) throw emailTaken(email);
  return customer;
}

/** Stores an account with its customer; nothing when the login or the e-mail is taken. */
export async function openAccount({ db, now, newId }: Deps, draft: AccountDraft): Promise<Customer | undefined> {
  const passwordHash = await hashPassword(draft.password);
  return db.transaction().execute(async (tx) => {
    const customer = await insertCustomer(tx, draft, newId(), now());
    if (!customer) return undefined;
    await tx
      .insertInto('accounts')
      .values({
        uid: newId(),
        customer_id: customer.id,
        login: draft.login,
        password_hash: passwordHash,
        password_changed_at: now(),
        status: draft.status ?? 'ACTIVE',
        recovery_question: null,
        recovery_answer_hash: null,
      })
      .execute();
    return customer;
  });
}

function insertCustomer(tx: Tx, draft: AccountDraft, id: string, now: Date): Promise<Customer | undefined> {
  return tx
    .insertInto('customers')
    .values({
      id,
      version: 1,
      email: draft.email,
      persona: JSON.stringify(draft.persona ?? []),
      koc: draft.koc ?? null,
      document: JSON.stringify(draft.document),
      created_at: now,
      last_modified_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

type SignUpBody = CallRequest<typeof customerCalls.signUp>['body'];

/** What is kept of a sign-up; its postal code becomes the address labelled Profile. */
export function customerDocumentFrom(body: SignUpBody, newId: () => string): CustomerDocument {
  const { firstName, lastName, accountType, companyName, phone, locale, businessType, businessSubType } = body;
  const { postalCode, newsletterOptIn = false } = body;
  const profile = postalCode ? [{ id: newId(), label: PROFILE_LABEL, postalCode, country: countryOf(postalCode) }] : [];
  return {
    ...{ firstName, lastName, accountType, companyName, phone, locale, businessType, businessSubType },
    newsletterOptIn,
    addresses: profile,
  };
}

const countryOf = (postalCode: string) => (isPostalCode(postalCode, 'CA') ? 'CA' : 'US');

const badPassword = (refusals: readonly string[]) =>
  refusal(400, { code: 'InvalidField', message: refusals.join('. '), field: 'password' });

const emailTaken = (email: string) =>
  refusal(400, {
    code: 'DuplicateField',
    message: 'There is already an existing customer with this e-mail address.',
    field: 'email',
    duplicateValue: email,
  });
