/**
 * A schema under a name of its own: `interface CartSchema extends Named<typeof cartShape> {}`. Declarations then say
 * `CartSchema` wherever it is used, instead of all its members.
 */
export type Named<Schema> = Schema;

/** What a type has beside some members, in the same order. */
export type Without<T, Left extends keyof T> = { [Name in keyof T as Exclude<Name, Left>]: T[Name] };
