import { redirect, type LoaderFunctionArgs } from 'react-router';
import { leaveNotice } from '../../shell/notices/notices.server.ts';
import { languageContext } from '../../shell/request-context.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';

/** All that the shop keeps of the customer, as a file to save. */
export async function loadMyData({ context }: LoaderFunctionArgs): Promise<Response> {
  const file = await accountOf(context).export();
  if (file)
    return new Response(file.blob, { headers: { 'Content-Disposition': `attachment; filename="${file.filename}"` } });
  leaveNotice(context, { key: 'account.export.failed', tone: 'danger' });
  return redirect(`/${context.get(languageContext).locale}/my-account/account-settings`, 303);
}
