import type { ContentPage } from '@basin/sdk';
import * as z from 'zod';
import type { ShopSettings } from '../settings/shop-settings.server.ts';
import { withoutLinksTo } from '../settings/switched-off.server.ts';
import type { Navigation } from './navigation.ts';

const text = z.string().trim().min(1);
const link = z.object({ title: text, path: text });
const group = z.object({
  ...link.shape,
  links: z.array(link).default([]),
  more: z.array(z.object({ title: text, links: z.array(link) })).default([]),
  image: z.object({ name: text, alt: z.string() }).optional(),
});

const menuSchema = z.object({ groups: z.array(group), shortcuts: z.array(link).default([]) });
const legalSchema = z.object({ items: z.array(link) });

/** The menus around every page, as the content system gives them with each page. */
export function navigationFrom({ frame }: ContentPage, { switchedOff }: Pick<ShopSettings, 'switchedOff'>): Navigation {
  const propsOf = (type: string) => withoutLinksTo(switchedOff, frame.find((part) => part.type === type)?.props ?? {});
  const menu = menuSchema.safeParse(propsOf('main-menu')).data;
  return {
    groups: menu?.groups ?? [],
    shortcuts: menu?.shortcuts ?? [],
    footer: menuSchema.safeParse(propsOf('footer-columns')).data?.groups ?? [],
    legal: legalSchema.safeParse(propsOf('legal-links')).data?.items ?? [],
  };
}
