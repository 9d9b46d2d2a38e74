import * as z from 'zod/mini';
import { addressDraftSchema } from './address-draft.ts';
import { addressSchema } from './address.ts';
import { call } from './call.ts';
import type { Named } from './named.ts';
import { attachmentsSchema, isoDateSchema } from './crm.ts';
import { errorBodySchema } from './error-body.ts';
import {
  anyText,
  texts,
  emailSchema,
  optionalInt,
  optionalText,
  optionalTextOf,
  quantitySchema,
  someText,
  text,
  optionalSku,
} from './values.ts';
import { decodeWith } from './decode-with.ts';

const registeredProductSchema = z.strictObject({
  modelNumber: someText(64),
  sku: optionalSku,
  serialNumber: optionalTextOf(64),
  quantity: quantitySchema,
  purchaseDate: isoDateSchema,
  placeOfPurchase: text(128),
  orderNumber: optionalTextOf(64),
});

const registrationFields = {
  type: z.literal(['offline', 'online']),
  firstName: someText(64),
  lastName: someText(64),
  email: emailSchema,
  phone: text(32),
  address: addressDraftSchema,
  products: z.array(registeredProductSchema).check(z.minLength(1), z.maxLength(50)),
  attachments: z.optional(attachmentsSchema),
  lang: text(16),
  brand: someText(64),
};

interface ListOfSchema<Element extends z.ZodMiniType> extends z.ZodMiniType<
  z.output<Element>[],
  z.input<Element>[] | { results: z.input<Element>[] }
> {}
const listOf = <Element extends z.ZodMiniType>(element: Element): ListOfSchema<Element> =>
  decodeWith(
    z.union([z.array(element), z.object({ results: z.array(element) })]),
    (wire) => (Array.isArray(wire) ? wire : wire.results) as z.output<Element>[],
  );

const ownedProductShape = z.object({
  id: anyText,
  sku: optionalText,
  modelNumber: optionalText,
  productName: optionalText,
  image: optionalText,
  purchaseDate: optionalText,
  orderNumber: optionalText,
  serialNumber: optionalText,
});
interface OwnedProductSchema extends Named<typeof ownedProductShape> {}
const ownedProductSchema: OwnedProductSchema = ownedProductShape;

const registrationRecordShape = z.object({
  id: anyText,
  registeredAt: optionalText,
  type: optionalText,
  firstName: optionalText,
  lastName: optionalText,
  email: optionalText,
  phone: optionalText,
  address: z.optional(addressSchema),
  products: z._default(
    z.array(
      z.object({
        modelNumber: anyText,
        sku: optionalText,
        serialNumber: optionalText,
        quantity: optionalInt,
        purchaseDate: optionalText,
        placeOfPurchase: optionalText,
        orderNumber: optionalText,
      }),
    ),
    [],
  ),
  attachments: z._default(texts, []),
});
interface RegistrationRecordSchema extends Named<typeof registrationRecordShape> {}
/** A registration as submitted, with its date. */
const registrationRecordSchema: RegistrationRecordSchema = registrationRecordShape;

const wireResultSchema = z.object({
  success: z.union([z.boolean(), anyText]),
  message: optionalText,
});

/** Products that a customer owns. */
export const registrationCalls = {
  /** Lists the products that the customer bought or registered. */
  ownedProducts: call({
    number: 65,
    key: 'myProducts',
    system: 'gateway',
    method: 'GET',
    path: '/product-registration/my-products',
    auth: 'customer',
    query: z.strictObject({ lang: optionalTextOf(16) }),
    response: listOf(ownedProductSchema),
    errors: { 401: errorBodySchema },
  }),
  /** Lists the customer's registrations. */
  list: call({
    number: 66,
    key: 'productRegistration',
    system: 'gateway',
    method: 'GET',
    path: '/product-registration',
    auth: 'customer',
    response: listOf(registrationRecordSchema),
    errors: { 401: errorBodySchema },
  }),
  /** Registers products; only the value true counts as success. */
  register: call({
    number: 67,
    key: 'productRegistration',
    system: 'gateway',
    method: 'POST',
    path: '/product-registration',
    auth: 'guest',
    idempotencyKey: 'required',
    body: z.strictObject(registrationFields),
    response: decodeWith(wireResultSchema, ({ success, message }: z.output<typeof wireResultSchema>) => ({
      success: success === true || success === 'true',
      message,
    })),
    status: [200, 201],
    errors: { 400: errorBodySchema },
  }),
};
