import { tradePersona } from '../session/persona.ts';
import type { Customer } from './address.ts';

/** What a customer signed up as. @see platform spec §1 */
export const accountTypes = ['homeowner', 'professional', 'trade'] as const;
export type AccountType = (typeof accountTypes)[number];

/** What a shopper may change of the profile. @see catalogue spec §5 */
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

/** The profile fields that a persona may change: all for the trade, the names for others. @see catalogue spec §5 */
export function editableProfileFields(persona: string): readonly ProfileField[] {
  return persona === tradePersona ? profileFields : profileFields.slice(0, 2);
}

/** A change of the profile, spelt as on the wire. @see catalogue spec §7 */
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
 * The actions for what a shopper changed and may change; a field that is as before gives none. The business postal code changes the
 * profile address, so it needs one.
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
    if (value === undefined || value === customer[field]) return [];
    return actionFrom[field](value, profileAddressId) ?? [];
  });
}
