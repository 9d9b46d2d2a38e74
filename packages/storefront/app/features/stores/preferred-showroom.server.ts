import { parse } from 'hono/utils/cookie';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { preferredShowroomCookie } from '../../shell/document/preferred-showroom.ts';
import { visitorStateCookieHeader } from '../../shell/document/visitor-state-cookie.server.ts';
import { storesOf } from '../../shell/sdk/nouns.server.ts';
import { plainCookie } from '../../shell/session/plain-cookie.server.ts';
import { bookAppointment } from './book-appointment.server.ts';

const lifetimeSeconds = 365 * 24 * 60 * 60;

/** Returns the path of the visitor's preferred showroom without the language, or null. */
export function preferredShowroomOf(request: Request): string | null {
  const name = parse(request.headers.get('Cookie') ?? '')[preferredShowroomCookie] ?? '';
  return /^[a-z0-9-]{1,60}$/.test(name) ? `/locations/${name}` : null;
}

/** Handles a showroom page's forms: saves it as the preferred showroom for a year, or books an appointment. */
export async function handleShowroomForm(args: ActionFunctionArgs) {
  const { request, context, url, params } = args;
  const form = await request.clone().formData();
  if (form.get('intent') !== 'makeMine') return bookAppointment(args);
  const { showroom = '' } = params;
  const cookie = plainCookie(context, { name: preferredShowroomCookie, value: showroom, maxAge: lifetimeSeconds });
  const { address } = (await storesOf(context).get(`/locations/${showroom}`)) ?? {};
  const cookies = [cookie, ...(address?.state ? [visitorStateCookieHeader(context, address.state)] : [])];
  return redirect(url.pathname, {
    status: 303,
    headers: cookies.map((each): [string, string] => ['Set-Cookie', each]),
  });
}
