import {
  isAlphanumeric,
  isEmail,
  isModelNumber,
  isName,
  isPhone,
  isPostalCode,
  isAllowedText,
  normaliseEmail,
  normalisePostalCode,
  phoneDigits,
} from '@basin/domain';
import type { TextKey } from '../texts/translate.ts';
import { shippingCountries } from './shipping-countries.ts';

/** The rules of a form field: input attributes for the browser and validation for the server. */
export interface FieldRule {
  readonly type?: 'email' | 'tel' | 'password';
  /** What the browser may fill in; nothing unless given. */
  readonly autoComplete?: string;
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

const plainText = unless(isAllowedText, 'field.error.text');

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
  answer: { maxLength: 128 },
  firstName: { autoComplete: 'given-name', maxLength: 64, problem: unless((text) => isName(text), 'field.error.name') },
  lastName: { autoComplete: 'family-name', maxLength: 64, problem: unless((text) => isName(text), 'field.error.name') },
  label: { maxLength: 64, problem: plainText },
  businessType: { maxLength: 64 },
  businessSubType: { maxLength: 64 },
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
    // also as the browser's autofill and many people write it: `+1 555.010.0123`
    normalise: (text) => phoneDigits(text).replaceAll(/^\+1?|\./g, ''),
    problem: unless(isPhone, 'field.error.phone'),
  },
  orderNumber: { maxLength: 32, normalise: (text) => text.trim().toUpperCase() },
  receipt: { maxLength: 512 },
  purchaseOrderNumber: { maxLength: 64 },
  modelNumber: {
    maxLength: 64,
    normalise: (text) => text.trim().toUpperCase(),
    problem: unless(isModelNumber, 'field.error.modelNumber'),
  },
  serialNumber: {
    maxLength: 64,
    normalise: (text) => text.trim().toUpperCase().replaceAll(/[-–]/g, ' '),
    problem: unless(isAlphanumeric, 'field.error.alphanumeric'),
  },
  purchaseDate: {
    maxLength: 10,
    problem: unless(isPastDay, 'field.error.purchaseDate'),
  },
  placeOfPurchase: { maxLength: 128 },
  appointmentDay: { maxLength: 10 },
  appointmentTime: { maxLength: 5 },
  employeeId: { maxLength: 64, problem: plainText },
  invitationCode: { maxLength: 64 },
  friendsCode: { maxLength: 64 },
  subject: { maxLength: 255 },
  message: { maxLength: 4000 },
} as const satisfies Record<string, FieldRule>;

export type FieldName = keyof typeof fieldRules;
