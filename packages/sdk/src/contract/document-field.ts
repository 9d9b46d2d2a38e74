import * as z from 'zod/mini';

// An index field may hold one value or a list, whatever its suffix says; readers take both.

const texts = z.union([z.string(), z.array(z.string())]);
const numbers = z.union([z.number(), z.array(z.number())]);
const words = z.union([z.boolean(), z.string(), z.array(z.string())]);

const first = <Value>(value: Value | readonly Value[]): Value | undefined =>
  Array.isArray(value) ? (value as readonly Value[])[0] : (value as Value);

/** The first text of a field. */
export const oneText = z.optional(
  z.pipe(
    texts,
    z.transform((wire: string | string[]) => first(wire)),
  ),
);

/** The first number of a field. */
export const oneNumber = z.optional(
  z.pipe(
    numbers,
    z.transform((wire: number | number[]) => first(wire)),
  ),
);

/** All texts of a field. */
export const allTexts = z.optional(
  z.pipe(
    texts,
    z.transform((wire: string | string[]) => (typeof wire === 'string' ? [wire] : wire)),
  ),
);

/** The first word of a field that says yes or no: a boolean, "true", "Y" or "Yes". */
export const oneWord = z.optional(
  z.pipe(
    words,
    z.transform((wire: boolean | string | string[]) => first(wire)),
  ),
);

// the usual forms of the same kinds

export const plainText = z.optional(z.string());
export const plainNumber = z.optional(z.number());
export const plainTexts = z.optional(z.array(z.string()));
export const plainWord = z.optional(z.union([z.string(), z.boolean()]));
