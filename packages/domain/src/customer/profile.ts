import { tradePersona } from '../session/persona.ts';
import type { Customer } from './address.ts';

/** The account types that a customer can sign up for. @see platform spec §1 */
export const accountTypes = ['homeowner', 'professional', 'trade'] as const;
export type AccountType = (typeof accountTypes)[number];

/** The account types that ask for trade prices, which the company grants. @see platform spec §1 */
export const tradeAccountTypes: readonly AccountType[] = ['professional', 'trade'];

/** The states of an application for trade prices; it has ended when the company took the trade prices back. */
export const tradeApplicationStates = ['inReview', 'approved', 'declined', 'ended'] as const;
export type TradeApplicationState = (typeof tradeApplicationStates)[number];

/** The profile fields that a shopper can change. @see catalogue spec §5 */
const profileFields = [
  'firstName',
  'lastName',
  'companyName',
  'businessType',
  'businessSubType',
  'postalCode',
] as const;
export type ProfileField = (typeof profileFields)[number];
export type ProfileChanges = Partial<Record<ProfileField, string | undefined>>;

/**
 * Returns the profile fields that a persona can change: all for trade customers, the names for others.
 *
 * @see catalogue spec §5
 */
export function editableProfileFields(persona: string): readonly ProfileField[] {
  return persona === tradePersona ? profileFields : profileFields.slice(0, 2);
}

/** A change to the profile, spelt as on the wire. @see catalogue spec §7 */
export type ProfileAction =
  | { readonly action: 'setFirstName'; readonly firstName: string }
  | { readonly action: 'setLastName'; readonly lastName: string }
  | { readonly action: 'setCompanyName'; readonly companyName: string }
  | { readonly action: 'setCustomField'; readonly name: 'businessType' | 'businessSubType'; readonly value: string }
  | {
      readonly action: 'changeAddress';
      readonly addressId: string;
      readonly address: { readonly postalCode: string; readonly country: 'US' };
    };

type ActionFrom = (value: string, profileAddressId: string | undefined) => ProfileAction | undefined;

const actionFrom: Record<ProfileField, ActionFrom> = {
  firstName: (firstName) => ({ action: 'setFirstName', firstName }),
  lastName: (lastName) => ({ action: 'setLastName', lastName }),
  companyName: (companyName) => ({ action: 'setCompanyName', companyName }),
  businessType: (value) => ({ action: 'setCustomField', name: 'businessType', value }),
  businessSubType: (value) => ({ action: 'setCustomField', name: 'businessSubType', value }),
  postalCode: (postalCode, addressId) =>
    addressId === undefined
      ? undefined
      : { action: 'changeAddress', addressId, address: { postalCode, country: 'US' } },
};

/**
 * Returns the actions for the fields that the shopper changed and is allowed to change; an unchanged field has no
 * action. Changing the business postal code requires a profile address.
 *
 * @see catalogue spec §5
 */
export function profileActions(
  persona: string,
  changes: ProfileChanges,
  customer: Pick<Customer, ProfileField>,
  profileAddressId?: string,
): ProfileAction[] {
  return editableProfileFields(persona).flatMap((field) => {
    const value = changes[field]?.trim();
    if (value === undefined || value === (customer[field] ?? '')) return [];
    return actionFrom[field](value, profileAddressId) ?? [];
  });
}
