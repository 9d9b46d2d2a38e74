import type { CartAddress } from './cart.ts';
import type { Product } from '../catalogue/index.ts';

/** One way of sending things. */
export interface ShippingMethod {
  readonly key: string;
  readonly name: string;
  /** As the wire says it; `Freight` and `Freight Shipping` mean freight. */
  readonly shippingType: string;
  readonly freightType: Product['freight']['type'];
  readonly priceCents: (kilograms: number, address: CartAddress) => number;
  readonly days: number;
}

const REMOTE_SURCHARGE_CENTS = 3_500;
const REMOTE_DAYS = 5;

/** Price of the first step that the weight does not pass. */
const stepped =
  (steps: readonly (readonly [upToKilograms: number, cents: number])[]) =>
  (kilograms: number, address: CartAddress): number => {
    const [, cents] = steps.find(([upTo]) => kilograms <= upTo) ?? steps[steps.length - 1] ?? [0, 0];
    return cents + (isRemote(address) ? REMOTE_SURCHARGE_CENTS : 0);
  };

/** All ways, in the order in which a quote lists them. */
export const shippingMethods: readonly ShippingMethod[] = [
  {
    key: 'ground',
    name: 'Ground',
    shippingType: 'Ground',
    freightType: 'Parcel',
    priceCents: stepped([
      [2, 995],
      [10, 1495],
      [30, 2495],
      [Infinity, 3995],
    ]),
    days: 5,
  },
  {
    key: 'freight',
    name: 'Freight',
    shippingType: 'Freight',
    freightType: 'Freight',
    priceCents: stepped([
      [150, 4900],
      [500, 9900],
      [Infinity, 19_900],
    ]),
    days: 9,
  },
  {
    key: 'freight-shipping',
    name: 'Freight Shipping',
    shippingType: 'Freight Shipping',
    freightType: 'Freight Shipping',
    priceCents: stepped([
      [300, 7900],
      [1000, 14_900],
      [Infinity, 29_900],
    ]),
    days: 12,
  },
];

/** Days until a shipment arrives: the line that leaves last decides; undefined when it is unknown when one leaves. */
export function deliveryDays(
  method: ShippingMethod,
  departureDays: readonly (number | undefined)[],
  address: CartAddress,
): number | undefined {
  const known = departureDays.filter((days) => days !== undefined);
  if (known.length < departureDays.length) return undefined;
  return method.days + Math.max(0, ...known) + (isRemote(address) ? REMOTE_DAYS : 0);
}

const isRemote = ({ country, state = '' }: CartAddress): boolean =>
  country === 'CA' || state === 'AK' || state === 'HI';
