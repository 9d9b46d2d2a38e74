import { parse, serialize } from 'hono/utils/cookie';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { myShowroomCookie } from '../../shell/document/my-showroom.ts';
import { keptVisitorState } from '../../shell/document/keep-visitor-state.server.ts';
import { environmentContext } from '../../shell/request-context.server.ts';
import { storesOf } from '../../shell/sdk/nouns.server.ts';
import { bookAppointment } from './book-appointment.server.ts';

const lifetimeSeconds = 365 * 24 * 60 * 60;

/** The path of the visitor's own showroom, without the language; null when they chose none. */
export function myShowroomOf(request: Request): string | null {
  const name = parse(request.headers.get('Cookie') ?? '')[myShowroomCookie] ?? '';
  return /^[a-z0-9-]{1,60}$/.test(name) ? `/locations/${name}` : null;
}

/** The forms of a showroom's page: one keeps it as the visitor's own for a year, the other books an appointment. */
export async function handleShowroomForm(args: ActionFunctionArgs) {
  const { request, context, url, params } = args;
  const form = await request.clone().formData();
  if (form.get('intent') !== 'makeMine') return bookAppointment(args);
  const cookie = serialize(myShowroomCookie, params.showroom ?? '', {
    ...{ path: '/', sameSite: 'Lax', httpOnly: true, maxAge: lifetimeSeconds },
    secure: context.get(environmentContext).publicOrigin.startsWith('https:'),
  });
  const { address } = (await storesOf(context).get(`/locations/${params.showroom ?? ''}`)) ?? {};
  const cookies = [cookie, ...(address?.state ? [keptVisitorState(context, address.state)] : [])];
  return redirect(url.pathname, {
    status: 303,
    headers: cookies.map((each): [string, string] => ['Set-Cookie', each]),
  });
}
