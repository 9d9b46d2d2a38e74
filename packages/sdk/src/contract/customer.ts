import { accountTypes, tradeApplicationStates } from '@basin/domain';
import * as z from 'zod/mini';
import type { Named, Without } from './named.ts';
import { addressFields } from './address-draft.ts';
import { addressSchema } from './address.ts';
import { call } from './call.ts';
import { fileReply } from './file-reply.ts';
import { passwordPolicyCodes } from './error-codes.ts';
import { cartDocumentSchema } from './cart-document.ts';
import { customFields } from './custom.ts';
import { customerGroupSchema } from './reference.ts';
import { conflictSchema, identityErrorSchema, errorBodySchema } from './error-body.ts';
import {
  anyText,
  texts,
  emailSchema,
  idSchema,
  integer,
  optionalFlag,
  optionalId,
  optionalText,
  optionalTextOf,
  someText,
  text,
  versionSchema,
  optionalWholeNumber,
} from './values.ts';
import { decodeWith } from './decode-with.ts';

const labelledAddressShape = z.object({
  ...addressSchema.shape,
  custom: z.optional(customFields(z.object({ label: optionalText }))),
});
interface LabelledAddressSchema extends Named<typeof labelledAddressShape> {}
const labelledAddressSchema: LabelledAddressSchema = labelledAddressShape;

type LabelledAddress = z.output<LabelledAddressSchema>;
export interface CustomerAddressReply extends Named<
  Without<LabelledAddress, 'custom'> & { label: string | undefined }
> {}
const customerAddressFrom = ({ custom, ...address }: LabelledAddress): CustomerAddressReply => ({
  ...address,
  label: custom?.fields.label,
});
export interface CustomerAddressSchema extends z.ZodMiniType<CustomerAddressReply, z.input<LabelledAddressSchema>> {}
/** An address of the address book, with its label. */
export const customerAddressSchema: CustomerAddressSchema = decodeWith(labelledAddressSchema, customerAddressFrom);

const wireCustomerShape = z.object({
  id: anyText,
  version: integer,
  email: anyText,
  /** The new e-mail address that the customer must still confirm. Beyond the wire reference. */
  pendingEmail: optionalText,
  firstName: z._default(anyText, ''),
  lastName: z._default(anyText, ''),
  companyName: optionalText,
  addresses: z._default(z.array(customerAddressSchema), []),
  defaultShippingAddressId: optionalText,
  shippingAddressIds: z._default(texts, []),
  billingAddressIds: z._default(texts, []),
  customerGroup: z.optional(customerGroupSchema),
  isEmailVerified: optionalFlag,
  postalCode: optionalText,
  persona: z.optional(z.union([anyText, texts])),
  /** The application for trade prices, and since when it has its state. Beyond the wire reference. */
  tradeApplication: z.optional(z.object({ state: z.literal(tradeApplicationStates), since: anyText })),
  custom: z.optional(customFields(z.object({ businessType: optionalText, businessSubType: optionalText }))),
});
interface WireCustomerSchema extends Named<typeof wireCustomerShape> {}
const wireCustomerSchema: WireCustomerSchema = wireCustomerShape;

type WireCustomer = z.output<WireCustomerSchema>;
interface CustomerFields {
  businessType: string | undefined;
  businessSubType: string | undefined;
  personas: string[];
}
export interface CustomerReply extends Named<Without<WireCustomer, 'custom' | 'persona'> & CustomerFields> {}
const customerFrom = ({ custom, persona, ...customer }: WireCustomer): CustomerReply => ({
  ...customer,
  businessType: custom?.fields.businessType,
  businessSubType: custom?.fields.businessSubType,
  personas: typeof persona === 'string' ? [persona] : (persona ?? []),
});
export interface CustomerDocumentSchema extends z.ZodMiniType<CustomerReply, z.input<WireCustomerSchema>> {}
/** A customer; the address labelled `Profile` is among the addresses. */
export const customerDocumentSchema: CustomerDocumentSchema = decodeWith(wireCustomerSchema, customerFrom);

const labelledAddressDraftShape = z.strictObject({
  ...addressFields,
  custom: z.optional(
    z.strictObject({
      type: z.optional(z.strictObject({ typeId: z.literal('type'), key: optionalId, id: optionalId })),
      fields: z.strictObject({ label: optionalTextOf(64) }),
    }),
  ),
});

export interface LabelledAddressDraftSchema extends Named<typeof labelledAddressDraftShape> {}
/** An address of the address book in a request, with its label. */
export const labelledAddressDraftSchema: LabelledAddressDraftSchema = labelledAddressDraftShape;

const action = <const Name extends string, Fields extends z.core.$ZodShape>(name: Name, fields: Fields) =>
  z.strictObject({ action: z.literal(name), ...fields });

const changeAddress = action('changeAddress', { addressId: idSchema, address: labelledAddressDraftSchema });

const addressActionSchema = z.discriminatedUnion('action', [
  action('addAddress', { address: labelledAddressDraftSchema }),
  changeAddress,
  action('setDefaultShippingAddress', { addressId: optionalId, addressKey: optionalId }),
  action('removeAddress', { addressId: idSchema }),
]);

/** A password in a request; the identity provider decides whether it is strong enough. */
export const passwordSchema = z.string().check(z.minLength(1), z.maxLength(128));

const profileActionSchema = z.discriminatedUnion('action', [
  action('setFirstName', { firstName: someText(64) }),
  action('setLastName', { lastName: someText(64) }),
  action('setCompanyName', { companyName: text(128) }),
  action('setCustomField', { name: z.literal(['businessType', 'businessSubType']), value: text(64) }),
  changeAddress,
  action('changeEmail', { email: emailSchema, currentPassword: passwordSchema }),
  action('resendEmailLink', {}),
  action('confirmEmail', { token: someText(512) }),
  action('cancelEmailChange', {}),
]);

/** Changes based on one version, applied in order, all or none. */
const changes = <Action extends z.ZodMiniType>(actionSchema: Action) =>
  z.strictObject({ version: versionSchema, actions: z.array(actionSchema).check(z.minLength(1), z.maxLength(50)) });

/**
 * The customer after a change to the addresses, wrapped if one was removed; the flag marks an undeliverable address.
 */
const addressBookShape = z.intersection(
  decodeWith(z.union([z.object({ profileDetail: customerDocumentSchema }), customerDocumentSchema]), (reply) =>
    'profileDetail' in reply ? reply.profileDetail : reply,
  ),
  z.object({ isNonDeliverableAddress: optionalFlag }),
);

export interface AddressBookSchema extends z.ZodMiniType<
  z.output<typeof addressBookShape>,
  z.input<typeof addressBookShape>
> {}
const addressBookSchema: AddressBookSchema = addressBookShape;

/** The error response for an address: a text to show, or the general one. */
const addressErrorSchema = z.union([z.object({ error: anyText }), errorBodySchema]);

/** The customer of the session, and sign-up. */
export const customerCalls = {
  /** Returns the signed-in customer. */
  me: call({
    number: 32,
    key: 'customerMe',
    system: 'gateway',
    method: 'GET',
    path: '/customer/me',
    auth: 'customer',
    response: customerDocumentSchema,
    errors: { 401: errorBodySchema, 404: errorBodySchema },
  }),
  /** Returns all stored data of the customer as a JSON file. Beyond the wire reference: another back end may lack it. */
  export: call({
    number: 86,
    key: 'customerExport',
    system: 'gateway',
    method: 'GET',
    path: '/customer/export',
    auth: 'customer',
    ...fileReply,
    errors: { 401: errorBodySchema, 404: errorBodySchema },
  }),
  /** For an associate: returns a customer, by e-mail address or id, and their open cart; opens a cart if they have none. */
  openCart: call({
    number: 91,
    key: 'customerOpenCart',
    system: 'gateway',
    method: 'POST',
    path: '/customer/cart',
    auth: 'customer',
    body: z.strictObject({ email: z.optional(emailSchema), customerId: optionalId }),
    response: z.object({
      cartId: anyText,
      customerId: anyText,
      email: anyText,
      firstName: z._default(anyText, ''),
      lastName: z._default(anyText, ''),
      persona: z.union([anyText, texts]),
    }),
    errors: { 400: errorBodySchema, 403: errorBodySchema, 404: errorBodySchema, 429: errorBodySchema },
  }),
  /** Changes the address book. */
  updateAddresses: call({
    number: 33,
    key: 'customerAddress',
    codes: { 400: ['InvalidOperation'] },
    system: 'gateway',
    method: 'POST',
    path: '/customer/address',
    auth: 'customer',
    body: changes(addressActionSchema),
    response: addressBookSchema,
    errors: { 400: addressErrorSchema, 404: errorBodySchema, 409: conflictSchema },
  }),
  /** Creates an account without signing in. */
  signUp: call({
    number: 34,
    key: 'customerSignup',
    codes: { 400: ['DuplicateField'] },
    system: 'gateway',
    method: 'POST',
    path: '/customer/signup',
    auth: 'guest',
    idempotencyKey: 'optional',
    body: z.strictObject({
      email: emailSchema,
      password: passwordSchema,
      firstName: someText(64),
      lastName: someText(64),
      accountType: z.literal(accountTypes),
      postalCode: optionalTextOf(16),
      companyName: optionalTextOf(128),
      businessType: optionalTextOf(64),
      businessSubType: optionalTextOf(64),
      phone: optionalTextOf(32),
      newsletterOptIn: optionalFlag,
      anonymousCartId: optionalId,
      anonymousId: optionalId,
      locale: text(16),
    }),
    response: z.object({ customer: customerDocumentSchema, cart: z.optional(cartDocumentSchema) }),
    status: [201, 200],
    errors: { 400: errorBodySchema },
  }),
  /** Changes the name, for trade customers also company and address, or takes one step of an e-mail change. */
  updateProfile: call({
    number: 35,
    key: 'customerProfile',
    codes: { 400: ['InvalidOperation', 'InvalidCurrentPassword', 'DuplicateField'] },
    system: 'gateway',
    method: 'POST',
    path: '/customer/profile',
    auth: 'customer',
    body: changes(profileActionSchema),
    response: customerDocumentSchema,
    errors: {
      400: errorBodySchema,
      403: errorBodySchema,
      404: errorBodySchema,
      409: conflictSchema,
      429: errorBodySchema,
    },
  }),
  /** Deletes the account and all data about its owner; a 409 while an order must still ship. */
  delete: call({
    number: 36,
    key: 'customerAccount',
    codes: { 409: ['OrderInProgress'] },
    system: 'gateway',
    method: 'DELETE',
    path: '/customer/account',
    auth: 'customer',
    query: z.strictObject({ version: optionalWholeNumber(0, Number.MAX_SAFE_INTEGER) }),
    reply: 'none',
    status: [204, 200],
    errors: { 404: errorBodySchema, 409: z.union([conflictSchema, errorBodySchema]) },
  }),
  /** Sets a new password; the customer is signed out on all devices and signs in again. */
  changePassword: call({
    number: 37,
    key: 'customerChangePassword',
    codes: { 400: ['InvalidCurrentPassword'], 403: passwordPolicyCodes },
    system: 'gateway',
    method: 'POST',
    path: '/customer/change_password',
    auth: 'customer',
    body: z.strictObject({
      currentPassword: passwordSchema,
      newPassword: passwordSchema,
      version: z.optional(versionSchema),
    }),
    response: z.object({ success: z.boolean() }),
    errors: { 400: errorBodySchema, 409: conflictSchema, 403: z.union([identityErrorSchema, errorBodySchema]) },
  }),
  /** Returns whether an e-mail address has an account; a 404 means that it has none. */
  lookup: call({
    number: 38,
    key: 'customerLookup',
    system: 'gateway',
    method: 'POST',
    path: '/customer/lookup',
    auth: 'guest',
    repeatable: true,
    body: z.strictObject({ email: emailSchema }),
    response: z.object({
      exists: z.boolean(),
      status: z.optional(z.literal(['ACTIVE', 'LOCKED_OUT', 'PASSWORD_EXPIRED'])),
      source: optionalText,
    }),
    errors: { 404: errorBodySchema, 429: errorBodySchema },
  }),
};
