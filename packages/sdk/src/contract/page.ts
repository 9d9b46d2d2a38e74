import * as z from 'zod/mini';

/** A page of a longer list; `total` counts all pages when it is known. */
export const paged = <Element extends z.ZodMiniType>(element: Element) =>
  z.object({
    limit: z.optional(z.int()),
    offset: z.optional(z.int()),
    count: z.optional(z.int()),
    total: z.optional(z.int()),
    results: z.array(element),
  });
