import {
  isAlphanumeric,
  isEmail,
  isModelNumber,
  isName,
  isPhone,
  isPostalCode,
  isText,
  normaliseEmail,
  normalisePostalCode,
  phoneDigits,
} from '@basin/domain';
import type { TextKey } from '../texts/translate.ts';
import { shippingCountries } from './shipping-countries.ts';

/** The rules of a form field: input attributes for the browser and validation for the server. */
export interface FieldRule {
  readonly type?: 'email' | 'tel' | 'password';
  readonly autoComplete: string;
  readonly maxLength: number;
  readonly normalise?: (text: string) => string;
  readonly problem?: (text: string) => TextKey | undefined;
}

const unless = (isValid: (text: string) => boolean, problem: TextKey) => (text: string) =>
  isValid(text) ? undefined : problem;

/** Whether a date from a browser's date field is not in the future, nor a slip of the keyboard. */
const isPastDay = (text: string) => /^(?:19|[2-9]\d)\d{2}-/.test(text) && Date.parse(text) <= Date.now();

/** Whether it has the form of a postal code in a country that the shop serves. */
const isServedPostalCode = (text: string) => shippingCountries.some((country) => isPostalCode(text, country));

const plainText = unless(isText, 'field.error.text');

const emailAddress = {
  type: 'email',
  autoComplete: 'email',
  maxLength: 254,
  normalise: normaliseEmail,
  problem: unless(isEmail, 'field.error.email'),
} as const;

/** The shop's form fields by name. The label of each is the text `field.{name}`. */
export const fieldRules = {
  email: emailAddress,
  newEmail: emailAddress,
  password: { type: 'password', autoComplete: 'current-password', maxLength: 128 },
  currentPassword: { type: 'password', autoComplete: 'current-password', maxLength: 128 },
  ownPassword: { type: 'password', autoComplete: 'current-password', maxLength: 128 },
  lastPassword: { type: 'password', autoComplete: 'current-password', maxLength: 128 },
  answer: { autoComplete: 'off', maxLength: 128 },
  firstName: { autoComplete: 'given-name', maxLength: 64, problem: unless((text) => isName(text), 'field.error.name') },
  lastName: { autoComplete: 'family-name', maxLength: 64, problem: unless((text) => isName(text), 'field.error.name') },
  label: { autoComplete: 'off', maxLength: 64, problem: plainText },
  businessType: { autoComplete: 'off', maxLength: 64 },
  businessSubType: { autoComplete: 'off', maxLength: 64 },
  companyName: { autoComplete: 'organization', maxLength: 128 },
  streetName: { autoComplete: 'address-line1', maxLength: 128, problem: plainText },
  additionalStreetInfo: { autoComplete: 'address-line2', maxLength: 128, problem: plainText },
  city: { autoComplete: 'address-level2', maxLength: 128, problem: plainText },
  state: { autoComplete: 'address-level1', maxLength: 64 },
  postalCode: {
    autoComplete: 'postal-code',
    maxLength: 16,
    normalise: normalisePostalCode,
    problem: unless(isServedPostalCode, 'field.error.postalCode'),
  },
  country: { autoComplete: 'country', maxLength: 2 },
  phone: {
    type: 'tel',
    autoComplete: 'tel',
    maxLength: 32,
    normalise: phoneDigits,
    problem: unless(isPhone, 'field.error.phone'),
  },
  orderNumber: { autoComplete: 'off', maxLength: 32, normalise: (text) => text.trim().toUpperCase() },
  receipt: { autoComplete: 'off', maxLength: 512 },
  purchaseOrderNumber: { autoComplete: 'off', maxLength: 64 },
  modelNumber: {
    autoComplete: 'off',
    maxLength: 64,
    normalise: (text) => text.trim().toUpperCase(),
    problem: unless(isModelNumber, 'field.error.modelNumber'),
  },
  serialNumber: {
    autoComplete: 'off',
    maxLength: 64,
    normalise: (text) => text.trim().toUpperCase().replaceAll(/[-–]/g, ' '),
    problem: unless(isAlphanumeric, 'field.error.alphanumeric'),
  },
  purchaseDate: {
    autoComplete: 'off',
    maxLength: 10,
    problem: unless(isPastDay, 'field.error.purchaseDate'),
  },
  placeOfPurchase: { autoComplete: 'off', maxLength: 128 },
  appointmentDay: { autoComplete: 'off', maxLength: 10 },
  appointmentTime: { autoComplete: 'off', maxLength: 5 },
  employeeId: { autoComplete: 'off', maxLength: 64, problem: plainText },
  invitationCode: { autoComplete: 'off', maxLength: 64 },
  friendsCode: { autoComplete: 'off', maxLength: 64 },
  subject: { autoComplete: 'off', maxLength: 255 },
  message: { autoComplete: 'off', maxLength: 4000 },
} as const satisfies Record<string, FieldRule>;

export type FieldName = keyof typeof fieldRules;
