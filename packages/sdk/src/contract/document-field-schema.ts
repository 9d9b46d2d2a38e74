import * as z from 'zod/mini';
import { numberOf, textOf, textsOf, yesOf } from './document-field.ts';

// What the readers of index fields take and refuse, as schemas: for documents that are no listing's, and for the reference.

const texts = z.union([z.string(), z.array(z.string())]);
const numbers = z.union([z.number(), z.array(z.number())]);
const words = z.union([z.boolean(), z.string(), z.array(z.string())]);

export const oneText = z.optional(
  z.pipe(
    texts,
    z.transform((wire: string | string[]) => textOf(wire)),
  ),
);
export const allTexts = z.optional(
  z.pipe(
    texts,
    z.transform((wire: string | string[]) => textsOf(wire)),
  ),
);
export const oneNumber = z.optional(
  z.pipe(
    numbers,
    z.transform((wire: number | number[]) => numberOf(wire)),
  ),
);
export const oneWord = z.optional(
  z.pipe(
    words,
    z.transform((wire: boolean | string | string[]) => yesOf(wire)),
  ),
);
