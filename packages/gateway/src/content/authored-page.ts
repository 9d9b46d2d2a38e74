import * as z from 'zod';

/** A component of a page as an editor writes it; other members are the properties of the component. */
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
  /** The link text, when shorter than the title. */
  navTitle: z.string().min(1).optional(),
  description: z.string().min(1).optional(),
  pageKind: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** The publication date. */
  published: z.iso.date().optional(),
  /** The author; the shop by default. */
  author: z.string().min(1).optional(),
  /** Whether the page requires a signed-in customer. */
  isSecure: z.boolean().optional(),
  /** Whether the page shows a sign-in dialog to guests. */
  isGated: z.boolean().optional(),
  robotsTags: z.array(z.string()).optional(),
  components: z.array(componentSchema),
});
export type AuthoredPage = z.output<typeof authoredPageSchema>;
