import type { CartAddress } from './cart.ts';
import type { Product } from '../catalogue/index.ts';

/** A shipping method. */
export interface ShippingMethod {
  readonly key: string;
  readonly name: string;
  /** The spelling on the wire; `Freight` and `Freight Shipping` mean freight. */
  readonly shippingType: string;
  readonly freightType: Product['freight']['type'];
  readonly priceCents: (kilograms: number, address: CartAddress) => number;
  readonly days: number;
}

const remoteSurchargeCents = 3_500;
const remoteDays = 5;

/** Returns the price of the first step whose limit covers the weight. */
const stepped =
  (steps: readonly (readonly [upToKilograms: number, cents: number])[]) =>
  (kilograms: number, address: CartAddress): number => {
    const [, cents] = steps.find(([upTo]) => kilograms <= upTo) ?? steps[steps.length - 1] ?? [0, 0];
    return cents + (isRemote(address) ? remoteSurchargeCents : 0);
  };

/** All shipping methods, in the order of a quote. */
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

/** Returns the days until a shipment arrives, counted from its last line to leave; undefined when any is unknown. */
export function deliveryDays(
  method: ShippingMethod,
  departureDays: readonly (number | undefined)[],
  address: CartAddress,
): number | undefined {
  const known = departureDays.filter((days) => days !== undefined);
  if (known.length < departureDays.length) return undefined;
  return method.days + Math.max(0, ...known) + (isRemote(address) ? remoteDays : 0);
}

const isRemote = ({ country, state = '' }: CartAddress): boolean =>
  country === 'CA' || state === 'AK' || state === 'HI';
