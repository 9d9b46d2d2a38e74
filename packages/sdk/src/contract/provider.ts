import * as z from 'zod/mini';
import { call } from './call.ts';
import { anyText } from './values.ts';

/** The discovery document of an OpenID provider, which is part of the standard and not of the wire reference. */
export const discovery = call({
  number: 83,
  system: 'identity',
  method: 'GET',
  path: '/oauth2/default/.well-known/openid-configuration',
  auth: 'none',
  response: z.object({ issuer: anyText }),
});
