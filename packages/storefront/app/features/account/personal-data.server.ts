import { redirect, type LoaderFunctionArgs } from 'react-router';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import { languageContext } from '../../shell/request-context.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';

/** Returns all data that the shop stores about the customer, as a download. */
export async function loadPersonalData({ context }: LoaderFunctionArgs): Promise<Response> {
  const file = await accountOf(context).export();
  if (file)
    return new Response(file.blob, { headers: { 'Content-Disposition': `attachment; filename="${file.filename}"` } });
  queueNotice(context, { key: 'account.export.failed', tone: 'danger' });
  return redirect(`/${context.get(languageContext).locale}/my-account/account-settings`, 303);
}
