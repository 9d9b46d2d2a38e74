import fc from 'fast-check';

/** One change of a cart. It names a line by its index, since each system assigns its own ids. */
export type StepChange =
  | { readonly kind: 'add'; readonly sku: string; readonly units: number }
  | { readonly kind: 'set'; readonly index: number; readonly units: number }
  | { readonly kind: 'remove'; readonly index: number; readonly units?: number | undefined }
  | { readonly kind: 'address'; readonly address?: Readonly<Record<string, string>> | undefined }
  | { readonly kind: 'email'; readonly email?: string | undefined };

/** One atomic request with some changes, against the version that the shopper saw last, an older or a newer one. */
export interface Step {
  readonly changes: readonly StepChange[];
  readonly seen: 'current' | 'older' | 'newer';
}

/** The cents of a unit by sku, for the skus that both systems sell. */
export const cents: Readonly<Record<string, number>> = { 'DF-1': 1_099, 'DF-2': 64_900, 'DF-3': 7, 'DF-4': 333_333 };
const unknownSku = 'DF-NONE';

const units = fc.integer({ min: 1, max: 40 });
const index = fc.nat(2);
const sometimes = { freq: 2, nil: undefined };
const address = fc.constantFrom(
  { country: 'US', postalCode: '53703', city: 'Madison', streetName: 'Main' },
  { country: 'US', postalCode: '63366', city: 'O’Fallon', streetName: 'Elm' },
  { country: 'CA', postalCode: 'V5K 0A1', city: 'Vancouver', streetName: 'rue de l’Évier' },
);

const addOf = (...skus: string[]) =>
  fc.record({ kind: fc.constant('add' as const), sku: fc.constantFrom(...skus), units });
const email = fc.constantFrom('pat@example.org', 'sam@example.org');

const change: fc.Arbitrary<StepChange> = fc.oneof(
  { weight: 5, arbitrary: addOf(...Object.keys(cents), ...Object.keys(cents), ...Object.keys(cents), unknownSku) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('set' as const), index, units: fc.nat(40) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('remove' as const), index, units: fc.option(units, sometimes) }),
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
  // the mock checks the version only when something is about to change
  {
    weight: 1,
    arbitrary: fc.record({
      changes: fc.tuple(addOf(...Object.keys(cents))),
      seen: fc.constantFrom('older' as const, 'newer' as const),
    }),
  },
);

/** Generates sequences of steps on a cart. */
export const sequences = (longest: number): fc.Arbitrary<Step[]> =>
  fc.array(step, { minLength: 1, maxLength: longest, size: 'max' });
