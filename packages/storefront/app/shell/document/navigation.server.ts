import type { PageModel } from '@basin/sdk';
import * as z from 'zod';
import { shortType } from './page-model.server.ts';
import type { Navigation } from './navigation.ts';

const text = z.string().trim().min(1);
const link = z.object({ title: text, path: text });
const group = z.object({
  ...link.shape,
  links: z.array(link).default([]),
  image: z.object({ name: text, alt: z.string() }).optional(),
});

const menuSchema = z.object({ groups: z.array(group) });
const legalSchema = z.object({ items: z.array(link) });

/** The menus around every page, as the content system gives them with each page. */
export function navigationFrom(page: PageModel): Navigation {
  const propsOf = (type: string) => parts.find((part) => shortType(part) === type)?.props ?? {};
  const parts = page.items.flatMap((item) => item.items);
  return {
    groups: menuSchema.safeParse(propsOf('main-menu')).data?.groups ?? [],
    footer: menuSchema.safeParse(propsOf('footer-columns')).data?.groups ?? [],
    legal: legalSchema.safeParse(propsOf('legal-links')).data?.items ?? [],
  };
}
