import { isPostalCode, profileLabel } from '@basin/domain';
import type { CallRequest, customerCalls } from '@basin/sdk/contract';
import { subscribe } from '../contact/index.ts';
import { canonicalEmail, queueToUnverified } from '../mail/index.ts';
import { invalidField, problem } from '../http/http-problem.ts';
import type { Tx } from '../database/database.ts';
import type { CustomerDocument } from './customer.ts';
import { type Customer } from './customers.ts';
import { insertAccount, type AccountDraft } from './insert-account.ts';
import { passwordRejections, type IdentityContext } from '../identity/index.ts';

type SignUpBody = CallRequest<typeof customerCalls.signUp>['body'];

/**
 * Builds the account of a sign-up. It has no memberships, so a new customer has guest prices.
 *
 * @throws {HttpProblem} 400 InvalidField for an invalid e-mail address or postal code, or a password that violates the
 * policy
 */
export async function accountDraftFrom(
  body: SignUpBody,
  { passwordPolicy, passwords, newId }: Pick<IdentityContext, 'passwordPolicy' | 'passwords' | 'newId'>,
): Promise<AccountDraft> {
  const { password } = body;
  const email = canonicalEmail(body.email);
  if (email === undefined) throw invalidField('email', body.email, 'The e-mail address is invalid.');
  const { postalCode = '' } = body;
  if (postalCode !== '' && !isPostalCode(postalCode, countryOf(postalCode)))
    throw invalidField('postalCode', postalCode, 'The postal code is not valid in the United States or Canada.');
  const rejections = passwordRejections(password, passwordPolicy, body);
  if (rejections.length > 0) throw badPassword(rejections);
  return {
    login: email,
    email,
    passwordHash: await passwords.hash(password),
    document: customerDocumentFrom(body, newId),
  };
}

/**
 * Opens the account of a sign-up.
 *
 * @throws {HttpProblem} 400 DuplicateField when the e-mail address is taken
 */
export async function signUp(
  tx: Tx,
  draft: AccountDraft,
  clock: { now: () => Date; newId: () => string },
): Promise<Customer> {
  const customer = await insertAccount(tx, draft, clock);
  if (!customer) throw emailTaken(draft.email);
  const { firstName, locale } = draft.document;
  await queueToUnverified(tx, { recipient: draft.email, kind: 'welcome', locale, facts: { firstName } }, clock);
  return customer;
}

/** Subscribes the customer to the newsletter when they opted in. */
export async function subscribeIfOptedIn(
  tx: Tx,
  customerId: string,
  body: SignUpBody,
  clock: { now: () => Date; newId: () => string },
): Promise<void> {
  const { newsletterOptIn, email, firstName, lastName, postalCode, locale } = body;
  if (!newsletterOptIn) return;
  const { brand, source, optIn } = { brand: 'basin', source: 'sign-up', optIn: true as const };
  const subscription = { email, firstName, lastName, postalCode, brand, source, locale, optIn };
  await subscribe(tx, { owner: `customer:${customerId}`, ownEmail: email }, subscription, clock);
}

/** Returns the customer document of a sign-up; its postal code becomes the address labelled Profile. */
function customerDocumentFrom(body: SignUpBody, newId: () => string): CustomerDocument {
  const { firstName, lastName, accountType, companyName, phone, locale, businessType, businessSubType } = body;
  const { postalCode, newsletterOptIn = false } = body;
  const profile = postalCode ? [{ id: newId(), label: profileLabel, postalCode, country: countryOf(postalCode) }] : [];
  return {
    firstName,
    lastName,
    accountType,
    companyName,
    phone,
    locale,
    businessType,
    businessSubType,
    newsletterOptIn,
    addresses: profile,
  };
}

const countryOf = (postalCode: string) => (isPostalCode(postalCode, 'CA') ? 'CA' : 'US');

const badPassword = (rejections: readonly string[]) =>
  problem(400, { code: 'InvalidField', message: rejections.join('. '), field: 'password' });

export const emailTaken = (email: string) =>
  problem(400, {
    code: 'DuplicateField',
    message: 'There is already an existing customer with this e-mail address.',
    field: 'email',
    duplicateValue: email,
  });
