import { personaFrom, profileLabel, tradePersona } from '@basin/domain';
import type { CallInput, customerCalls } from '@basin/sdk/contract';
import { HttpProblem, invalidOperation } from '../http/http-problem.ts';
import { applyAddressAction } from './address-actions.ts';
import type { CustomerDocument } from './customer.ts';

/** A change of a profile. @see wire reference §35 */
export type ProfileAction = CallInput<typeof customerCalls.updateProfile>['body']['actions'][number];

/** The actions on the customer document: all but the change of the e-mail address, which belongs to the account. */
export type DocumentAction = Exclude<ProfileAction, { action: 'changeEmail' }>;

/** The actions allowed to every customer; the others are for trade customers. */
const commonActions: readonly DocumentAction['action'][] = ['setFirstName', 'setLastName'];

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
      return { ...document, companyName: action.companyName };
    case 'setCustomField':
      return { ...document, [action.name]: action.value };
    case 'changeAddress':
      return changeProfileAddress(document, action);
  }
}

function changeProfileAddress(document: CustomerDocument, action: Extract<ProfileAction, { action: 'changeAddress' }>) {
  const isProfile = document.addresses.some(({ id, label }) => id === action.addressId && label === profileLabel);
  if (!isProfile) throw invalidOperation('Only the profile address is part of the profile.');
  return applyAddressAction(document, action, () => action.addressId);
}
