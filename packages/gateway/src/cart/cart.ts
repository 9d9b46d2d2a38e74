import type { RoomInfo, LineItemFields } from '@basin/domain';
import type { AddressDraft, CartDocumentSchema } from '@basin/sdk/contract';
import type * as z from 'zod';
import type { CustomerGroupReference } from '../catalogue/index.ts';
import type { Localized } from '../texts/localized.ts';

type WireCart = z.input<CartDocumentSchema>;
type WireLine = NonNullable<WireCart['lineItems']>[number];
type WireVariant = NonNullable<WireLine['variant']>;

/** A contract response type in which these members are always present, because the gateway always writes them. */
export type WithRequired<Wire, Name extends keyof Wire> = Readonly<Omit<Wire, Name>> & {
  readonly [Each in Name]-?: NonNullable<Wire[Each]>;
};

/** A cart as stored and sent. @see wire reference §B */
export interface Cart extends WithRequired<
  Omit<WireCart, 'calculation' | 'stockNotices'>,
  'type' | 'cartState' | 'customLineItems' | 'shippingTotal' | 'totalPrice' | 'taxMode' | 'origin' | TimeStamps
> {
  readonly customerGroup: CustomerGroupReference;
  readonly lineItems: CartLine[];
  readonly savedItems?: CartLine[] | undefined;
  readonly shippingAddress?: CartAddress | undefined;
  /** The billing address; the shipping address when absent. */
  readonly billingAddress?: CartAddress | undefined;
  readonly taxedPrice?: CartTax | undefined;
  readonly discountCodes: CartDiscountCode[];
  readonly paymentInfo?: { readonly payments: PaymentReference[] } | undefined;
  readonly custom: { readonly type: TypeReference; readonly fields: CartTags };
  readonly totalLineItemQuantity: number;
}
type TimeStamps = 'createdAt' | 'lastModifiedAt';

export interface CartLine extends WithRequired<
  Omit<WireLine, 'taxedPrice' | 'roomInfo'>,
  'productId' | 'sku' | 'price' | 'lineItemMode' | 'addedAt'
> {
  readonly name: Localized;
  readonly productSlug: Localized;
  readonly variant: CartVariant;
  readonly supplyChannel?: ChannelReference | undefined;
  readonly custom: { readonly type: TypeReference; readonly fields: LineFields };
}

export interface CartVariant extends WithRequired<WireVariant, 'id' | 'sku' | 'attributes' | 'images'> {
  readonly availability: WithRequired<NonNullable<WireVariant['availability']>, 'isOnStock' | 'availableQuantity'>;
}

/** The address of a cart, as a request gives it. */
export type CartAddress = Readonly<AddressDraft>;

export type CartTax = WithRequired<NonNullable<WireCart['taxedPrice']>, 'totalTax' | 'taxPortions'>;

export interface CartDiscountCode extends Readonly<NonNullable<WireCart['discountCodes']>[number]> {
  readonly discountCode: {
    readonly typeId: 'discount-code';
    readonly id: string;
    readonly obj: { readonly code: string };
  };
}

interface PaymentReference {
  readonly typeId: 'payment';
  readonly id: string;
}

interface ChannelReference {
  readonly typeId: 'channel';
  readonly key: string;
}

interface TypeReference {
  readonly typeId: 'type';
  readonly id: string;
}

/** The tags of a cart. Only the gateway sets those of an associate. */
export interface CartTags {
  readonly orderType?: string | undefined;
  readonly associateId?: string | undefined;
  readonly salesChannel?: string | undefined;
}

/** The custom fields of a line. Only the gateway sets the bundle and back-order fields. */
export interface LineFields extends Omit<LineItemFields, 'roomInfo'> {
  readonly roomInfo?: RoomInfo[] | undefined;
}

/** The details of a line besides its sku and quantity. */
export interface LineChoices extends LineFields {
  readonly supplyChannel?: string | undefined;
}

/** The types of the custom fields of carts and lines. */
export const cartType: TypeReference = { typeId: 'type', id: 'cart' };
export const lineType: TypeReference = { typeId: 'type', id: 'line-item' };
