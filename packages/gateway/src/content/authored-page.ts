import * as z from 'zod';

/** A part of a page as an editor writes it: further members are what the component shows. */
export interface AuthoredComponent {
  readonly name: string;
  readonly type: string;
  readonly components?: readonly AuthoredComponent[] | undefined;
  readonly [property: string]: unknown;
}

const componentSchema: z.ZodType<AuthoredComponent> = z.looseObject({
  name: z.string().regex(/^[a-z][a-zA-Z0-9]*$/),
  type: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  get components() {
    return z.array(componentSchema).optional();
  },
});

/** A page as an editor writes it. */
export const authoredPageSchema = z.strictObject({
  title: z.string().min(1),
  /** What links to it say, where that is shorter than the title. */
  navTitle: z.string().min(1).optional(),
  description: z.string().min(1).optional(),
  pageKind: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** The day of its publication. */
  published: z.iso.date().optional(),
  /** The person who wrote it; the shop unless given. */
  author: z.string().min(1).optional(),
  /** Its reader must be signed in. */
  isSecure: z.boolean().optional(),
  /** A visitor is asked to sign in over the page. */
  isGated: z.boolean().optional(),
  robotsTags: z.array(z.string()).optional(),
  components: z.array(componentSchema),
});
export type AuthoredPage = z.output<typeof authoredPageSchema>;
