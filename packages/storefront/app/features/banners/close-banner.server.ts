import { locales, type Locale } from '@basin/domain';
import { parse } from 'hono/utils/cookie';
import { redirect, type ActionFunctionArgs } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { bannersFrom, type Banner } from '../../shell/document/banners.server.ts';
import { closedBannersCookie, closedBannersOf, closedBannersValue } from '../../shell/document/closed-banners.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { contentIn } from '../../shell/sdk/nouns.server.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import { safeReturnTo } from '../../shell/security/safe-return.ts';
import { plainCookie } from '../../shell/session/plain-cookie.server.ts';

const lifetimeSeconds = 180 * 24 * 60 * 60;

/** Hides a banner in every language for 180 days and redirects back to the page. */
export async function closeBanner({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const id = form.get('id');
  const closed = closedBannersOf(parse(request.headers.get('Cookie') ?? ''));
  const value = closedBannersValue([...closed, ...(typeof id === 'string' ? await inEveryLanguage(context, id) : [])]);
  const cookie = plainCookie(context, { name: closedBannersCookie, value, maxAge: lifetimeSeconds });
  return redirect(safeReturnTo(form.get('returnTo'), pathIn(context, '/')), {
    status: 303,
    headers: { 'Set-Cookie': cookie },
  });
}

/** Returns the ids of a banner and of its translations: the banners of the same type in the same place. */
async function inEveryLanguage(context: Context, id: string): Promise<string[]> {
  const settings = await shopSettings(context);
  const bannersIn = async (locale: Locale) => {
    const page = await contentIn(context, locale).page(`/${locale}`);
    return page ? bannersFrom(page, null, settings) : [];
  };
  const languages = await Promise.all(locales.map(bannersIn));
  const isClosed = (banner: Banner) => banner.id === id;
  const closed = languages.flat().find(isClosed);
  const place = Math.max(...languages.map((banners) => banners.findIndex(isClosed)));
  const translations = languages.map((banners) => banners[place]).filter((banner) => banner?.type === closed?.type);
  return [id, ...translations.flatMap((banner) => banner?.id ?? [])];
}
