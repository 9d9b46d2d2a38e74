import { hasStatus } from '@basin/sdk';
import { data, type LoaderFunctionArgs } from 'react-router';
import { download } from '../../shell/document/download.server.ts';
import { languageContext, sdkContext } from '../../shell/request-context.server.ts';

/** Returns a project's quote at current prices as a download. */
export async function sendQuote({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { locale: lang } = context.get(languageContext);
  const listId = params.project ?? '';
  try {
    return download(await context.get(sdkContext).favourites.quote({ params: { listId }, body: { lang } }));
  } catch (error) {
    if (hasStatus(error, 400, 404)) throw data(null, 404);
    throw error;
  }
}
