import fc from 'fast-check';

/** One change of a cart. A line is named by its place, for each system gives ids of its own. */
export type CartChange =
  | { readonly kind: 'add'; readonly sku: string; readonly units: number }
  | { readonly kind: 'set'; readonly place: number; readonly units: number }
  | { readonly kind: 'remove'; readonly place: number; readonly units?: number | undefined }
  | { readonly kind: 'address'; readonly address?: Readonly<Record<string, string>> | undefined }
  | { readonly kind: 'email'; readonly email?: string | undefined };

/** One request: some changes, all or nothing, on the version seen last, on another, or on none. */
export interface Step {
  readonly changes: readonly CartChange[];
  readonly seen: 'current' | 'older' | 'newer';
}

/** The skus that both systems sell, with the cents of a unit, and one that nobody sells. */
export const cents: Readonly<Record<string, number>> = { 'DF-1': 1_099, 'DF-2': 64_900, 'DF-3': 7, 'DF-4': 333_333 };
const NO_ONES = 'DF-NONE';

const units = fc.integer({ min: 1, max: 40 });
const place = fc.nat(2);
const sometimes = { freq: 2, nil: undefined };
const address = fc.constantFrom(
  { country: 'US', postalCode: '53703', city: 'Madison', streetName: 'Main' },
  { country: 'US', postalCode: '63366', city: 'O’Fallon', streetName: 'Elm' },
  { country: 'CA', postalCode: 'V5K 0A1', city: 'Vancouver', streetName: 'rue de l’Évier' },
);

const addOf = (...skus: string[]) =>
  fc.record({ kind: fc.constant('add' as const), sku: fc.constantFrom(...skus), units });
const email = fc.constantFrom('pat@example.org', 'sam@example.org');

const change: fc.Arbitrary<CartChange> = fc.oneof(
  { weight: 5, arbitrary: addOf(...Object.keys(cents), ...Object.keys(cents), ...Object.keys(cents), NO_ONES) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('set' as const), place, units: fc.nat(40) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('remove' as const), place, units: fc.option(units, sometimes) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('address' as const), address: fc.option(address, sometimes) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('email' as const), email: fc.option(email, sometimes) }) },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      changes: fc.array(change, { minLength: 1, maxLength: 4 }),
      seen: fc.constant('current' as const),
    }),
  },
  // the mock looks at the version only once something is about to change
  {
    weight: 1,
    arbitrary: fc.record({
      changes: fc.tuple(addOf(...Object.keys(cents))),
      seen: fc.constantFrom('older' as const, 'newer' as const),
    }),
  },
);

/** A shopper's way through a cart. */
export const sequence = (longest: number): fc.Arbitrary<Step[]> =>
  fc.array(step, { minLength: 1, maxLength: longest, size: 'max' });
