import type { CartState, DiscountCodeState, LineItemFields, Money, RoomInfo } from '@basin/domain';
import type { AddressDraft } from '@basin/sdk/contract';
import type { CustomerGroupReference } from '../catalogue/index.ts';
import type { Localized } from '../texts/localized.ts';

/** A cart as it is stored and sent. @see wire reference §B */
export interface Cart {
  readonly type: 'Cart';
  readonly id: string;
  readonly version: number;
  readonly cartState: CartState;
  readonly anonymousId?: string | undefined;
  readonly customerId?: string | undefined;
  readonly customerEmail?: string | undefined;
  readonly customerGroup: CustomerGroupReference;
  readonly lineItems: CartLine[];
  readonly customLineItems: [];
  readonly shippingAddress?: CartAddress | undefined;
  readonly shippingTotal: Money;
  readonly shippingInfo?: ShippingInfo | undefined;
  readonly totalPrice: Money;
  readonly taxMode: 'ExternalAmount';
  readonly taxedPrice?: CartTax | undefined;
  readonly discountCodes: CartDiscountCode[];
  readonly discountOnTotalPrice?: { readonly discountedAmount: Money } | undefined;
  readonly paymentInfo?: { readonly payments: PaymentReference[] } | undefined;
  readonly custom: { readonly type: TypeReference; readonly fields: CartTags };
  readonly country?: string | undefined;
  readonly locale?: string | undefined;
  readonly origin: 'Customer';
  readonly totalLineItemQuantity: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
}

export interface CartLine {
  readonly id: string;
  readonly productId: string;
  readonly sku: string;
  readonly quantity: number;
  readonly name: Localized;
  readonly productSlug: Localized;
  readonly variant: CartVariant;
  readonly price: { readonly value: Money; readonly discounted?: { readonly value: Money } | undefined };
  readonly totalPrice: Money;
  readonly lineItemMode: 'Standard';
  readonly supplyChannel?: ChannelReference | undefined;
  readonly addedAt: string;
  readonly custom: { readonly type: TypeReference; readonly fields: LineFields };
}

export interface CartVariant {
  readonly id: number;
  readonly sku: string;
  readonly attributes: { readonly name: string; readonly value: unknown }[];
  readonly images: { readonly url: string }[];
  readonly availability: { isOnStock: boolean; availableQuantity: number; restockableInDays?: number | undefined };
}

/** Where a cart goes: an address as a request gives it. */
export type CartAddress = Readonly<AddressDraft>;

export interface CartTax {
  readonly totalNet: Money;
  readonly totalGross: Money;
  readonly totalTax: Money;
  readonly taxPortions: { readonly name: string; readonly rate: number; readonly amount: Money }[];
}

interface ShippingInfo {
  readonly shippingMethodName: string;
  readonly price: Money;
  readonly shippingMethodState: 'MatchesCart';
}

export interface CartDiscountCode {
  readonly discountCode: {
    readonly typeId: 'discount-code';
    readonly id: string;
    readonly obj: { readonly code: string };
  };
  readonly state: DiscountCodeState;
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
