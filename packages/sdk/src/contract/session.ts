import * as z from '#zod';
import { call } from './call.ts';
import { refusalSchema } from './refusal.ts';
import { idSchema, text } from './values.ts';

const tokenFields = z.object({
  access_token: z.string().check(z.minLength(1)),
  token_type: z.optional(z.string()),
  expires_in: z.optional(z.int()),
  refresh_token: z.optional(z.string()),
  anonymousId: z.optional(z.string()),
});

const validityFields = z.object({ valid: z.boolean() });

/** A reply whose members may stand in `data` or at the top: "response data" can be read both ways. */
const wrapped = <Fields extends z.ZodMiniType>(fields: Fields) =>
  z.pipe(
    z.union([z.object({ data: fields }), fields]),
    z.transform((wire) => (isWrapped(wire) ? wire.data : wire) as z.output<Fields>),
  );

const isWrapped = (wire: unknown): wire is { data: unknown } =>
  typeof wire === 'object' && wire !== null && 'data' in wire;

/** The bearer token of every other call. */
export const sessionCalls = {
  /** A token for a guest; the same `gId` gets a token for the same guest. */
  createGuestToken: call({
    number: 1,
    system: 'gateway',
    method: 'POST',
    path: '/oauth/token',
    auth: 'none',
    repeatable: true,
    query: z.strictObject({
      scope: z.literal('guest'),
      channel: z.optional(text(16)),
      gId: z.optional(idSchema),
    }),
    response: wrapped(tokenFields),
    errors: { 400: refusalSchema, 429: refusalSchema },
  }),
  /** Whether the token in the `Authorization` header is still good. */
  validateToken: call({
    number: 2,
    system: 'gateway',
    method: 'POST',
    path: '/oauth/token/validate',
    auth: 'guest',
    repeatable: true,
    response: wrapped(validityFields),
    errors: { 401: refusalSchema },
  }),
};
