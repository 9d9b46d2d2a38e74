import { personaFrom, profileLabel, tradePersona } from '@basin/domain';
import type { CallInput, customerCalls } from '@basin/sdk/contract';
import { HttpProblem, invalidOperation } from '../http/http-problem.ts';
import { applyAddressAction } from './address-actions.ts';
import type { CustomerDocument } from './customer.ts';
import type { Customer } from './customers.ts';

/** A change of a profile. @see wire reference §35 */
export type ProfileAction = CallInput<typeof customerCalls.updateProfile>['body']['actions'][number];

/** The steps of an e-mail change, which belongs to the account. */
const emailSteps = ['changeEmail', 'resendEmailLink', 'confirmEmail', 'cancelEmailChange'] as const;
export type EmailAction = Extract<ProfileAction, { action: (typeof emailSteps)[number] }>;

export const isEmailAction = (action: ProfileAction): action is EmailAction =>
  emailSteps.some((step) => step === action.action);

/** The actions on the customer document. */
export type DocumentAction = Exclude<ProfileAction, EmailAction>;

/** The actions allowed to every customer; the others are for trade customers. */
const commonActions: readonly DocumentAction['action'][] = ['setFirstName', 'setLastName'];

/**
 * Applies the actions of a request to a profile, in order. Steps of an e-mail change do not change it.
 *
 * @throws {HttpProblem} 403 for an action that only trade customers may take, 400 for an invalid one
 */
export const applyProfileActions = (
  { document, persona }: Pick<Customer, 'document' | 'persona'>,
  actions: readonly ProfileAction[],
): CustomerDocument =>
  actions.reduce(
    (profile, action) => (isEmailAction(action) ? profile : applyProfileAction(profile, action, persona)),
    document,
  );

/**
 * Applies an action to a profile.
 *
 * @param persona the customer's memberships
 * @throws {HttpProblem} 403 for an action that only trade customers may take, 400 for an invalid one
 */
export function applyProfileAction(
  document: CustomerDocument,
  action: DocumentAction,
  persona: readonly string[],
): CustomerDocument {
  const isAllowed = commonActions.includes(action.action) || personaFrom(persona) === tradePersona;
  if (!isAllowed) throw new HttpProblem(403, { statusCode: 403, message: `${action.action} is for trade customers.` });
  switch (action.action) {
    case 'setFirstName':
      return { ...document, firstName: action.firstName };
    case 'setLastName':
      return { ...document, lastName: action.lastName };
    case 'setCompanyName':
      return { ...document, companyName: action.companyName || undefined };
    case 'setCustomField':
      return { ...document, [action.name]: action.value || undefined };
    case 'changeAddress':
      return changeProfileAddress(document, action);
  }
}

function changeProfileAddress(document: CustomerDocument, action: Extract<ProfileAction, { action: 'changeAddress' }>) {
  const isProfile = document.addresses.some(({ id, label }) => id === action.addressId && label === profileLabel);
  if (!isProfile) throw invalidOperation('Only the profile address is part of the profile.');
  return applyAddressAction(document, action, () => action.addressId);
}
