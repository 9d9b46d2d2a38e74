import { parse, serialize } from 'hono/utils/cookie';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { closedBannersCookie, closedBannersOf, closedBannersValue } from '../../shell/document/closed-banners.ts';
import { environmentContext, languageContext } from '../../shell/request-context.server.ts';
import { safeReturnTo } from '../../shell/security/safe-return.ts';

const lifetimeSeconds = 180 * 24 * 60 * 60;

/** Hides a banner for 180 days and redirects back to the page. */
export async function closeBanner({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const id = form.get('id');
  const closed = closedBannersOf(parse(request.headers.get('Cookie') ?? ''));
  const value = closedBannersValue([...closed, ...(typeof id === 'string' ? [id] : [])]);
  const cookie = serialize(closedBannersCookie, value, {
    ...{ path: '/', sameSite: 'Lax', httpOnly: true, maxAge: lifetimeSeconds },
    secure: context.get(environmentContext).publicOrigin.startsWith('https:'),
  });
  const { locale } = context.get(languageContext);
  return redirect(safeReturnTo(form.get('returnTo'), `/${locale}`), { status: 303, headers: { 'Set-Cookie': cookie } });
}
