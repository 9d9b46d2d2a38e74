import * as z from 'zod/mini';
import { addressDraftSchema } from './address-draft.ts';
import { addressSchema } from './address.ts';
import { call } from './call.ts';
import type { Named } from './named.ts';
import { attachmentsSchema, isoDateSchema } from './crm.ts';
import { errorBodySchema } from './error-body.ts';
import { emailSchema, quantitySchema, skuSchema, someText, text } from './values.ts';

const registeredProductSchema = z.strictObject({
  modelNumber: someText(64),
  sku: z.optional(skuSchema),
  serialNumber: z.optional(text(64)),
  quantity: quantitySchema,
  purchaseDate: isoDateSchema,
  placeOfPurchase: text(128),
  orderNumber: z.optional(text(64)),
});

const registrationFields = {
  type: z.enum(['offline', 'online']),
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

const listOf = <Element extends z.ZodMiniType>(element: Element) =>
  z.pipe(
    z.union([z.array(element), z.object({ results: z.array(element) })]),
    z.transform((wire) => (Array.isArray(wire) ? wire : wire.results) as z.output<Element>[]),
  );

const ownedProductShape = z.object({
  id: z.string(),
  sku: z.optional(z.string()),
  modelNumber: z.optional(z.string()),
  productName: z.optional(z.string()),
  image: z.optional(z.string()),
  purchaseDate: z.optional(z.string()),
  orderNumber: z.optional(z.string()),
  serialNumber: z.optional(z.string()),
});
interface OwnedProductSchema extends Named<typeof ownedProductShape> {}
const ownedProductSchema: OwnedProductSchema = ownedProductShape;

const registrationRecordShape = z.object({
  id: z.string(),
  registeredAt: z.optional(z.string()),
  type: z.optional(z.string()),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  address: z.optional(addressSchema),
  products: z._default(
    z.array(
      z.object({
        modelNumber: z.string(),
        sku: z.optional(z.string()),
        serialNumber: z.optional(z.string()),
        quantity: z.optional(z.int()),
        purchaseDate: z.optional(z.string()),
        placeOfPurchase: z.optional(z.string()),
        orderNumber: z.optional(z.string()),
      }),
    ),
    [],
  ),
  attachments: z._default(z.array(z.string()), []),
});
interface RegistrationRecordSchema extends Named<typeof registrationRecordShape> {}
/** A registration as it was sent, with when. */
const registrationRecordSchema: RegistrationRecordSchema = registrationRecordShape;

const wireResultSchema = z.object({
  success: z.union([z.boolean(), z.string()]),
  message: z.optional(z.string()),
});

/** Products that a customer owns. */
export const registrationCalls = {
  /** What the customer bought or registered. */
  ownedProducts: call({
    number: 65,
    key: 'myProducts',
    system: 'gateway',
    method: 'GET',
    path: '/product-registration/my-products',
    auth: 'customer',
    query: z.strictObject({ lang: z.optional(text(16)) }),
    response: listOf(ownedProductSchema),
    errors: { 401: errorBodySchema },
  }),
  /** The customer's registrations. */
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
  /** Registers products; only the word true is success. */
  register: call({
    number: 67,
    key: 'productRegistration',
    system: 'gateway',
    method: 'POST',
    path: '/product-registration',
    auth: 'guest',
    idempotencyKey: 'required',
    body: z.strictObject(registrationFields),
    response: z.pipe(
      wireResultSchema,
      z.transform(({ success, message }: z.output<typeof wireResultSchema>) => ({
        success: success === true || success === 'true',
        message,
      })),
    ),
    status: [200, 201],
    errors: { 400: errorBodySchema },
  }),
};
