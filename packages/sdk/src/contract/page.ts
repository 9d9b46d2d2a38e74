import * as z from 'zod/mini';
import { optionalInt } from './values.ts';

/** A page of a longer list; `total` counts all pages when it is known. */
export const paged = <Element extends z.ZodMiniType>(element: Element) =>
  z.object({
    limit: optionalInt,
    offset: optionalInt,
    count: optionalInt,
    total: optionalInt,
    results: z.array(element),
  });
