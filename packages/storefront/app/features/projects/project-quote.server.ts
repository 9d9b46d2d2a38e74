import { hasStatus } from '@basin/sdk';
import { data, type LoaderFunctionArgs } from 'react-router';
import { languageContext, sdkContext } from '../../shell/request-context.server.ts';

/** The quote of a project as a file to save, with the prices of now. */
export async function sendQuote({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { locale: lang } = context.get(languageContext);
  const listId = params.project ?? '';
  try {
    const { blob, filename } = await context.get(sdkContext).favourites.quote({ params: { listId }, body: { lang } });
    return new Response(blob, { headers: { 'Content-Disposition': `attachment; filename="${filename}"` } });
  } catch (error) {
    if (hasStatus(error, 400, 404)) throw data(null, 404);
    throw error;
  }
}
