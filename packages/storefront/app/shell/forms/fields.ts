import {
  isAlphanumeric,
  isEmail,
  isModelNumber,
  isName,
  isPhone,
  isText,
  normaliseEmail,
  phoneDigits,
} from '@basin/domain';
import type { TextKey } from '../texts/translate.ts';

/** What a field of a form takes: how the browser helps to fill it, and what the server says to a wrong value. */
export interface FieldRule {
  readonly type?: 'email' | 'tel' | 'password';
  readonly autoComplete: string;
  readonly longest: number;
  readonly normalise?: (text: string) => string;
  readonly problem?: (text: string) => TextKey | undefined;
}

const unless = (isValid: (text: string) => boolean, problem: TextKey) => (text: string) =>
  isValid(text) ? undefined : problem;

/** A day in a form, as browsers send it, that has begun. */
const isPastDay = (text: string) => /^\d{4}-/.test(text) && Date.parse(text) <= Date.now();

const plainText = unless(isText, 'field.error.text');

const emailAddress = {
  type: 'email',
  autoComplete: 'email',
  longest: 254,
  normalise: normaliseEmail,
  problem: unless(isEmail, 'field.error.email'),
} as const;

/** The fields of the shop's forms by their names; the label of each is the text `field.{name}`. */
export const fieldRules = {
  email: emailAddress,
  newEmail: emailAddress,
  password: { type: 'password', autoComplete: 'current-password', longest: 128 },
  currentPassword: { type: 'password', autoComplete: 'current-password', longest: 128 },
  ownPassword: { type: 'password', autoComplete: 'current-password', longest: 128 },
  answer: { autoComplete: 'off', longest: 128 },
  firstName: { autoComplete: 'given-name', longest: 64, problem: unless((text) => isName(text), 'field.error.name') },
  lastName: { autoComplete: 'family-name', longest: 64, problem: unless((text) => isName(text), 'field.error.name') },
  label: { autoComplete: 'off', longest: 64, problem: plainText },
  businessType: { autoComplete: 'off', longest: 64 },
  businessSubType: { autoComplete: 'off', longest: 64 },
  companyName: { autoComplete: 'organization', longest: 128 },
  streetName: { autoComplete: 'address-line1', longest: 128, problem: plainText },
  additionalStreetInfo: { autoComplete: 'address-line2', longest: 128, problem: plainText },
  city: { autoComplete: 'address-level2', longest: 128, problem: plainText },
  state: { autoComplete: 'address-level1', longest: 64 },
  postalCode: { autoComplete: 'postal-code', longest: 16, normalise: (text) => text.trim().toUpperCase() },
  country: { autoComplete: 'country', longest: 2 },
  phone: {
    type: 'tel',
    autoComplete: 'tel',
    longest: 32,
    normalise: phoneDigits,
    problem: unless(isPhone, 'field.error.phone'),
  },
  orderNumber: { autoComplete: 'off', longest: 32, normalise: (text) => text.trim().toUpperCase() },
  receipt: { autoComplete: 'off', longest: 512 },
  purchaseOrderNumber: { autoComplete: 'off', longest: 64 },
  modelNumber: {
    autoComplete: 'off',
    longest: 64,
    normalise: (text) => text.trim().toUpperCase(),
    problem: unless(isModelNumber, 'field.error.modelNumber'),
  },
  serialNumber: {
    autoComplete: 'off',
    longest: 64,
    normalise: (text) => text.trim().toUpperCase().replaceAll(/[-–]/g, ' '),
    problem: unless(isAlphanumeric, 'field.error.alphanumeric'),
  },
  purchaseDate: {
    autoComplete: 'off',
    longest: 10,
    problem: unless(isPastDay, 'field.error.purchaseDate'),
  },
  placeOfPurchase: { autoComplete: 'off', longest: 128 },
  appointmentDay: { autoComplete: 'off', longest: 10 },
  appointmentTime: { autoComplete: 'off', longest: 5 },
  employeeId: { autoComplete: 'off', longest: 64, problem: plainText },
  invitationCode: { autoComplete: 'off', longest: 64 },
  subject: { autoComplete: 'off', longest: 255 },
  message: { autoComplete: 'off', longest: 4000 },
} as const satisfies Record<string, FieldRule>;

export type FieldName = keyof typeof fieldRules;
