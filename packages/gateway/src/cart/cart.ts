import type { RoomInfo, LineItemFields } from '@basin/domain';
import type { AddressDraft, CartSchema } from '@basin/sdk/contract';
import type * as z from 'zod';
import type { CustomerGroupReference } from '../catalogue/index.ts';
import type { Localized } from '../texts/localized.ts';

type WireCart = z.input<CartSchema>;
type WireLine = NonNullable<WireCart['lineItems']>[number];
type WireVariant = NonNullable<WireLine['variant']>;

/** What the contract says of a reply, these members always there: the gateway writes what another back end may leave out. */
export type Written<Wire, Name extends keyof Wire> = Readonly<Omit<Wire, Name>> & {
  readonly [Each in Name]-?: NonNullable<Wire[Each]>;
};

/** A cart as it is stored and sent. @see wire reference §B */
export interface Cart extends Written<
  Omit<WireCart, 'calculation' | 'stockNotices'>,
  'type' | 'cartState' | 'customLineItems' | 'shippingTotal' | 'totalPrice' | 'taxMode' | 'origin' | TimeStamps
> {
  readonly customerGroup: CustomerGroupReference;
  readonly lineItems: CartLine[];
  readonly savedItems?: CartLine[] | undefined;
  readonly shippingAddress?: CartAddress | undefined;
  /** Whom the order is billed to; the shipping address unless given. */
  readonly billingAddress?: CartAddress | undefined;
  readonly taxedPrice?: CartTax | undefined;
  readonly discountCodes: CartDiscountCode[];
  readonly paymentInfo?: { readonly payments: PaymentReference[] } | undefined;
  readonly custom: { readonly type: TypeReference; readonly fields: CartTags };
  readonly totalLineItemQuantity: number;
}
type TimeStamps = 'createdAt' | 'lastModifiedAt';

export interface CartLine extends Written<
  Omit<WireLine, 'taxedPrice' | 'roomInfo'>,
  'productId' | 'sku' | 'price' | 'lineItemMode' | 'addedAt'
> {
  readonly name: Localized;
  readonly productSlug: Localized;
  readonly variant: CartVariant;
  readonly supplyChannel?: ChannelReference | undefined;
  readonly custom: { readonly type: TypeReference; readonly fields: LineFields };
}

export interface CartVariant extends Written<WireVariant, 'id' | 'sku' | 'attributes' | 'images'> {
  readonly availability: Written<NonNullable<WireVariant['availability']>, 'isOnStock' | 'availableQuantity'>;
}

/** Where a cart goes: an address as a request gives it. */
export type CartAddress = Readonly<AddressDraft>;

export type CartTax = Written<NonNullable<WireCart['taxedPrice']>, 'totalTax' | 'taxPortions'>;

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

/** What a cart is tagged with; an associate's tags are set by the gateway alone. */
export interface CartTags {
  readonly orderType?: string | undefined;
  readonly associateId?: string | undefined;
  readonly salesChannel?: string | undefined;
}

/** The custom fields of a line, those of a bundle and of back-order set by the gateway alone. */
export interface LineFields extends Omit<LineItemFields, 'roomInfo'> {
  readonly roomInfo?: RoomInfo[] | undefined;
}

/** What a line has beside its sku and quantity. */
export interface LineChoices extends LineFields {
  readonly supplyChannel?: string | undefined;
}

/** The types that custom fields belong to. */
export const cartType: TypeReference = { typeId: 'type', id: 'cart' };
export const lineType: TypeReference = { typeId: 'type', id: 'line-item' };
