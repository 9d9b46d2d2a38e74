import type { MiddlewareFunction } from 'react-router';
import { sharedMark } from '../../../server/shared-pages.ts';
import { isForEverybodyContext } from '../request-context.server.ts';

/** Lets all guests get the same page: nothing in it is made for one visit, such as the key of a form. */
export const sharedWithGuests: MiddlewareFunction<Response>[] = [
  async ({ context, request }, next) => {
    const response = await next();
    if (request.method === 'GET' && context.get(isForEverybodyContext))
      response.headers.set('Cache-Control', sharedMark);
    return response;
  },
];
