/**
 * A schema with its own name: `interface CartSchema extends Named<typeof cartShape> {}`. Declarations then print
 * `CartSchema` wherever it is used, instead of all its members.
 */
export type Named<Schema> = Schema;

/** A type without some of its members, in the same order. */
export type Without<T, Left extends keyof T> = { [Name in keyof T as Exclude<Name, Left>]: T[Name] };
