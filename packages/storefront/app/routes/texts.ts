import { languageContext } from '../request-context.server.ts';
import { textsAddress } from '../texts/language.server.ts';
import type { Route } from './+types/texts';

/** A language's texts for the browser, fetched once and kept: their address changes when they do. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { locale, texts } = context.get(languageContext);
  const isCurrent = `${url.pathname}${url.search}` === textsAddress(locale, texts);
  const cacheControl = isCurrent ? 'public, max-age=31536000, immutable' : 'no-store';
  return Response.json(Object.fromEntries(texts), { headers: { 'Cache-Control': cacheControl } });
}
