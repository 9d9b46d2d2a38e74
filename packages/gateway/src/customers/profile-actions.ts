import { personaFrom, profileLabel, tradePersona } from '@basin/domain';
import type { CallInput, customerCalls } from '@basin/sdk/contract';
import { HttpProblem, invalidOperation } from '../http/http-problem.ts';
import { applyAddressAction } from './address-actions.ts';
import type { CustomerDocument } from './customer.ts';

/** A change of a profile. @see wire reference §35 */
export type ProfileAction = CallInput<typeof customerCalls.updateProfile>['body']['actions'][number];

/** All but the e-mail address, which is the account's. */
export type DocumentAction = Exclude<ProfileAction, { action: 'changeEmail' }>;

/** What everyone may change; the rest is the trade's. */
const everyones: readonly DocumentAction['action'][] = ['setFirstName', 'setLastName'];

/**
 * A profile after an action.
 *
 * @param persona the customer's memberships: only the trade has a company
 * @throws {HttpProblem} 403 for an action that is not the customer's, 400 for one that cannot be done
 */
export function applyProfileAction(
  document: CustomerDocument,
  action: DocumentAction,
  persona: readonly string[],
): CustomerDocument {
  const isAllowed = everyones.includes(action.action) || personaFrom(persona) === tradePersona;
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
