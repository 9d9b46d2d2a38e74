import { hash } from 'node:crypto';
import type { ContentPage } from '@basin/sdk';
import type { LoaderFunctionArgs } from 'react-router';
import * as z from 'zod';
import type { Context } from '../context.ts';
import { languageContext } from '../request-context.server.ts';
import { nullInOutage } from '../sdk/null-in-outage.server.ts';
import { contentOf } from '../sdk/nouns.server.ts';
import { withServedLinks, type LinkSettings } from '../settings/served-links.server.ts';
import { shopSettings } from '../settings/shop-settings.server.ts';
import type { FullNavigation, Navigation, GroupMenu } from './navigation.ts';

const text = z.string().trim().min(1);
const link = z.object({ title: text, path: text });
const group = z.object({
  ...link.shape,
  links: z.array(link).default([]),
  more: z.array(z.object({ title: text, links: z.array(link) })).default([]),
  image: z.object({ name: text, alt: z.string() }).optional().catch(undefined),
});

const menuSchema = z.object({ groups: z.array(group), shortcuts: z.array(link).default([]) });
const legalSchema = z.object({ items: z.array(link) });

/** Returns the menus around every page from the content system's front page. */
export function navigationFrom({ frame }: ContentPage, settings: LinkSettings): FullNavigation {
  const propsOf = (type: string) => withServedLinks(settings, frame.find((part) => part.type === type)?.props ?? {});
  const menu = menuSchema.safeParse(propsOf('main-menu')).data;
  return {
    menus: menu?.groups ?? [],
    shortcuts: menu?.shortcuts ?? [],
    footer: menuSchema.safeParse(propsOf('footer-columns')).data?.groups ?? [],
    legal: legalSchema.safeParse(propsOf('legal-links')).data?.items ?? [],
  };
}

/** The navigation of a front page: the full menus, and the part that every page includes. */
interface Prepared {
  readonly key: string;
  readonly menus: readonly GroupMenu[];
  readonly navigation: Navigation;
}

const prepared = new WeakMap<ContentPage, Prepared>();
const none: Omit<Prepared, 'key'> = {
  menus: [],
  navigation: { groups: [], menusUrl: '', footer: [], shortcuts: [], legal: [] },
};

/** Returns the navigation in the request's language, parsed once per version of the front page. */
async function navigationOf(context: Context): Promise<Omit<Prepared, 'key'>> {
  const { locale } = context.get(languageContext);
  const [frontPage, settings] = await Promise.all([
    contentOf(context).page(`/${locale}`).catch(nullInOutage(context)),
    shopSettings(context),
  ]);
  if (!frontPage) return none;
  const key = [locale, settings.pagePathPrefix, ...settings.switchedOff].join();
  const known = prepared.get(frontPage);
  if (known?.key === key) return known;
  const { menus, ...full } = navigationFrom(frontPage, settings);
  const parsed = { key, menus, navigation: shownNavigation(locale, menus, full) };
  prepared.set(frontPage, parsed);
  return parsed;
}

const shownNavigation = (
  locale: string,
  menus: readonly GroupMenu[],
  { footer, shortcuts, legal }: Omit<FullNavigation, 'menus'>,
): Navigation => ({
  groups: menus.map(({ title, path, image, links }) => ({ title, path, image, hasLinks: links.length > 0 })),
  menusUrl: menus.length > 0 ? menusUrl(locale, menus) : '',
  footer: footer.map(({ title, links }) => ({ title, links })),
  shortcuts,
  legal,
});

/** Returns the menus in the request's language. */
export const loadNavigationMenus = async (context: Context) => (await navigationOf(context)).menus;

/** Returns the part of the navigation that every page includes. */
export const loadNavigation = async (context: Context) => (await navigationOf(context)).navigation;

/** Serves the menus to the browser, which caches them: their URL changes when they do. */
export async function loadMenus({ context, url }: LoaderFunctionArgs) {
  const { locale } = context.get(languageContext);
  const menus = await loadNavigationMenus(context);
  const isCurrent = `${url.pathname}${url.search}` === menusUrl(locale, menus);
  const cacheControl = isCurrent ? 'public, max-age=31536000, immutable' : 'no-store';
  return Response.json(menus, { headers: { 'Cache-Control': cacheControl } });
}

function menusUrl(locale: string, menus: readonly GroupMenu[]): string {
  const version = hash('sha256', JSON.stringify(menus)).slice(0, 10);
  return `/${locale}/parts/menus.json?v=${version}`;
}
