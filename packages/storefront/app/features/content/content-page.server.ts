import type { LoaderFunctionArgs } from 'react-router';
import { contentPage } from './load-page.server.ts';

/** Any page of the content system, the front page and listings among them. */
export function loadContentPage({ context, url, params }: LoaderFunctionArgs) {
  const rest = params['*'];
  return contentPage({ context, url }, rest ? `/${rest}` : '');
}
