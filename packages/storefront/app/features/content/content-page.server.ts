import type { LoaderFunctionArgs } from 'react-router';
import { contentPage } from './load-page.server.ts';

/** Loads any content page, including the front page and listings. */
export function loadContentPage({ context, url, params }: LoaderFunctionArgs) {
  const rest = params['*'];
  return contentPage({ context, url }, rest ? `/${rest}` : '');
}
