// The calls of the identity provider that every session needs, separate from the others so that a bundle can leave those out.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { anyText, integer, optionalText, optionalTextOf, someText } from './values.ts';

/** The token endpoint's error response. */
export const tokenErrorSchema = z.object({ error: anyText, error_description: optionalText });

const clientFields = { client_id: someText(128) };

export const closeSession = call({
  number: 82,
  system: 'identity',
  method: 'DELETE',
  path: '/api/v1/sessions/me',
  auth: 'none',
  reply: 'none',
  status: [204, 404],
});

export const token = call({
  number: 83,
  codes: { 400: ['invalid_grant', 'invalid_scope', 'unsupported_grant_type'], 401: ['invalid_client'] },
  system: 'identity',
  method: 'POST',
  path: '/oauth2/default/v1/token',
  auth: 'none',
  bodyType: 'form',
  body: z.discriminatedUnion('grant_type', [
    z.strictObject({
      ...clientFields,
      grant_type: z.literal('authorization_code'),
      code: someText(2048),
      code_verifier: z.string().check(z.regex(/^[\w.~-]{43,128}$/)),
      redirect_uri: someText(2048),
    }),
    z.strictObject({
      ...clientFields,
      grant_type: z.literal('refresh_token'),
      refresh_token: someText(4096),
      scope: optionalTextOf(256),
    }),
  ]),
  response: z.object({
    token_type: anyText,
    expires_in: integer,
    access_token: z.string().check(z.minLength(1)),
    refresh_token: optionalText,
    id_token: optionalText,
    scope: optionalText,
  }),
  errors: { 400: tokenErrorSchema, 401: tokenErrorSchema },
});

export const revoke = call({
  number: 84,
  system: 'identity',
  method: 'POST',
  path: '/oauth2/default/v1/revoke',
  auth: 'none',
  repeatable: true,
  bodyType: 'form',
  body: z.strictObject({
    ...clientFields,
    token: someText(4096),
    token_type_hint: z.optional(z.literal(['access_token', 'refresh_token'])),
  }),
  reply: 'none',
});
