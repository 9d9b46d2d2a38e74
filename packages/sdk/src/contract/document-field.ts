import { saysYes } from '@basin/domain';
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

/** A field that says yes as a boolean, "true", "Y" or "Yes". */
export const yesWord = z.optional(
  z.pipe(
    words,
    z.transform((wire: boolean | string | string[]) => saysYes(first(wire))),
  ),
);
