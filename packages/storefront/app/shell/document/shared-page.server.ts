import type { MiddlewareFunction } from 'react-router';
import { sharedMark } from '../../../server/shared-pages.ts';
import { audienceContext, hasPersonalPartContext } from '../request-context.server.ts';

/** Lets all guests share a page. It must contain nothing for one visit only, such as a form key. */
export const sharedWithGuests: MiddlewareFunction<Response>[] = [
  async ({ context, request }, next) => {
    const response = await next();
    const isForAudience = context.get(audienceContext) !== null && !context.get(hasPersonalPartContext);
    if (request.method === 'GET' && isForAudience) response.headers.set('Cache-Control', sharedMark);
    return response;
  },
];
