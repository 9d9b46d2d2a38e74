import * as z from 'zod/mini';
import { call } from './call.ts';
import { anyText } from './values.ts';

/** What an OpenID provider says of itself: no call of the wire reference, but of the standard. */
export const discovery = call({
  number: 83,
  system: 'identity',
  method: 'GET',
  path: '/oauth2/default/.well-known/openid-configuration',
  auth: 'none',
  response: z.object({ issuer: anyText }),
});
