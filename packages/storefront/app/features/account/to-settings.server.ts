import { redirect } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import type { SessionNotice } from '../../shell/session/shop-session.ts';

export const settingsPath = '/my-account/account-settings';

/** Redirects to the account settings, which show the notice. */
export function toSettings(context: Context, notice: SessionNotice): Response {
  queueNotice(context, notice);
  return redirect(pathIn(context, settingsPath), 303);
}
