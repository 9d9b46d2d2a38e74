/**
 * A schema under a name of its own: `interface CartSchema extends Named<typeof cartShape> {}`. Declarations then say
 * `CartSchema` wherever it is used, instead of all its members.
 */
export type Named<Schema> = Schema;
