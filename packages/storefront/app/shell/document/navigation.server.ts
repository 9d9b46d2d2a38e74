import { hash } from 'node:crypto';
import type { ContentPage } from '@basin/sdk';
import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import * as z from 'zod';
import { languageContext } from '../request-context.server.ts';
import { contentOf } from '../sdk/nouns.server.ts';
import { shopSettings, type ShopSettings } from '../settings/shop-settings.server.ts';
import { withoutLinksTo } from '../settings/switched-off.server.ts';
import type { FullNavigation, Navigation, GroupMenu } from './navigation.ts';

type Context = Readonly<RouterContextProvider>;

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
export function navigationFrom(
  { frame }: ContentPage,
  { switchedOff }: Pick<ShopSettings, 'switchedOff'>,
): FullNavigation {
  const propsOf = (type: string) => withoutLinksTo(switchedOff, frame.find((part) => part.type === type)?.props ?? {});
  const menu = menuSchema.safeParse(propsOf('main-menu')).data;
  return {
    menus: menu?.groups ?? [],
    shortcuts: menu?.shortcuts ?? [],
    footer: menuSchema.safeParse(propsOf('footer-columns')).data?.groups ?? [],
    legal: legalSchema.safeParse(propsOf('legal-links')).data?.items ?? [],
  };
}

/** The navigation of a front page: whole, and the part that every page brings. */
interface Prepared {
  readonly key: string;
  readonly menus: readonly GroupMenu[];
  readonly navigation: Navigation;
}

const prepared = new WeakMap<ContentPage, Prepared>();
const none: Omit<Prepared, 'key'> = {
  menus: [],
  navigation: { groups: [], menusAddress: '', footer: [], shortcuts: [], legal: [] },
};

/** The navigation of a request's language, read once for each version of the front page. */
async function navigationOf(context: Context): Promise<Omit<Prepared, 'key'>> {
  const { locale } = context.get(languageContext);
  const [frontPage, settings] = await Promise.all([contentOf(context).page(`/${locale}`), shopSettings(context)]);
  if (!frontPage) return none;
  const key = [locale, ...settings.switchedOff].join();
  const known = prepared.get(frontPage);
  if (known?.key === key) return known;
  const { menus, ...full } = navigationFrom(frontPage, settings);
  const made = { key, menus, navigation: shownNavigation(locale, menus, full) };
  prepared.set(frontPage, made);
  return made;
}

const shownNavigation = (
  locale: string,
  menus: readonly GroupMenu[],
  { footer, shortcuts, legal }: Omit<FullNavigation, 'menus'>,
): Navigation => ({
  groups: menus.map(({ title, path, image, links }) => ({ title, path, image, hasLinks: links.length > 0 })),
  menusAddress: menus.length > 0 ? menusAddress(locale, menus) : '',
  footer: footer.map(({ title, links }) => ({ title, links })),
  shortcuts,
  legal,
});

/** The menus of a request's language. */
export const loadNavigationMenus = async (context: Context) => (await navigationOf(context)).menus;

/** The part of the navigation that every page brings. */
export const loadNavigation = async (context: Context) => (await navigationOf(context)).navigation;

/** The menus for the browser, fetched once and kept: their address changes when they do. */
export async function loadMenus({ context, url }: LoaderFunctionArgs) {
  const { locale } = context.get(languageContext);
  const menus = await loadNavigationMenus(context);
  const isCurrent = `${url.pathname}${url.search}` === menusAddress(locale, menus);
  const cacheControl = isCurrent ? 'public, max-age=31536000, immutable' : 'no-store';
  return Response.json(menus, { headers: { 'Cache-Control': cacheControl } });
}

function menusAddress(locale: string, menus: readonly GroupMenu[]): string {
  const version = hash('sha256', JSON.stringify(menus)).slice(0, 10);
  return `/${locale}/parts/menus.json?v=${version}`;
}
