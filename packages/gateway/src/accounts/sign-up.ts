import { isPostalCode, type PasswordPolicy } from '@basin/domain';
import type { CallRequest, customerCalls } from '@basin/sdk/contract';
import { refusal } from '../http-problem.ts';
import { loginFrom } from '../identity/accounts.ts';
import type { Db } from '../store/database.ts';
import { transact } from '../store/transact.ts';
import type { CustomerDocument } from './customer.ts';
import { PROFILE_LABEL, type Customer } from './customers.ts';
import { insertAccount } from './insert-account.ts';
import { hashPassword } from './password-hash.ts';
import { passwordRefusals } from './password-policy.ts';

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
  const draft = { login: loginFrom(email), email, passwordHash: await hashPassword(password), document };
  const customer = await transact(deps.db, (tx) => insertAccount(tx, draft, deps));
  if (!customer) throw emailTaken(email);
  return customer;
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
