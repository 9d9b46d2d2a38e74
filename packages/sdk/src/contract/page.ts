import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { optionalInt, type OptionalInt } from './values.ts';

export interface PagedSchema<Element extends z.ZodMiniType> extends Named<
  z.ZodMiniObject<{
    limit: OptionalInt;
    offset: OptionalInt;
    count: OptionalInt;
    total: OptionalInt;
    results: z.ZodMiniArray<Element>;
  }>
> {}

/** A page of a longer list; `total` counts all pages if known. */
export const paged = <Element extends z.ZodMiniType>(element: Element): PagedSchema<Element> =>
  z.object({
    limit: optionalInt,
    offset: optionalInt,
    count: optionalInt,
    total: optionalInt,
    results: z.array(element),
  });
