import type * as z from '#zod';

/** A browser's content policy may forbid code generation, and its compiler would be most of the bundle. */
export const compile = (schema: z.ZodMiniType): z.ZodMiniType => schema;

/** None: see above. */
export const compileTurned = (): undefined => undefined;
