import type { LoaderFunctionArgs } from 'react-router';
import { download } from '../../shell/document/download.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';
import { toSettings } from './to-settings.server.ts';

/** Returns all data that the shop stores about the customer, as a download. */
export async function loadPersonalData({ context }: LoaderFunctionArgs): Promise<Response> {
  const file = await accountOf(context).export();
  if (file) return download(file);
  return toSettings(context, { key: 'account.export.failed', tone: 'danger' });
}
