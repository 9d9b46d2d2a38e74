import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { call } from './call.ts';
import { passwordSchema } from './customer.ts';
import { closeSession, revoke, token } from './identity-session.ts';
import { identityErrorSchema } from './error-body.ts';

const linkSchema = z.looseObject({ name: z.optional(z.string()), href: z.optional(z.string()) });

const wireTransactionShape = z.object({
  status: z.string(),
  sessionToken: z.optional(z.string()),
  stateToken: z.optional(z.string()),
  expiresAt: z.optional(z.string()),
  factorResult: z.optional(z.string()),
  factorType: z.optional(z.string()),
  recoveryType: z.optional(z.string()),
  _embedded: z.optional(
    z.object({
      user: z.optional(
        z.object({
          id: z.optional(z.string()),
          passwordChanged: z.optional(z.string()),
          profile: z.optional(
            z.object({
              login: z.string(),
              firstName: z.optional(z.string()),
              lastName: z.optional(z.string()),
              locale: z.optional(z.string()),
              timeZone: z.optional(z.string()),
            }),
          ),
          recovery_question: z.optional(z.object({ question: z.string() })),
        }),
      ),
      policy: z.optional(
        z.object({
          complexity: z.object({
            minLength: z.optional(z.int()),
            minLowerCase: z.optional(z.int()),
            minUpperCase: z.optional(z.int()),
            minNumber: z.optional(z.int()),
            minSymbol: z.optional(z.int()),
          }),
        }),
      ),
    }),
  ),
  _links: z.optional(z.object({ next: z.optional(linkSchema), cancel: z.optional(linkSchema) })),
});

interface WireTransactionSchema extends Named<typeof wireTransactionShape> {}
const wireTransactionSchema: WireTransactionSchema = wireTransactionShape;

const identityTransactionFrom = ({ _embedded, _links, ...transaction }: z.output<WireTransactionSchema>) => ({
  ...transaction,
  user: _embedded?.user,
  passwordPolicy: _embedded?.policy?.complexity,
  nextStep: _links?.next?.name,
});
export interface IdentityTransactionReply extends Named<ReturnType<typeof identityTransactionFrom>> {}
export interface IdentityTransactionSchema extends z.ZodMiniType<
  IdentityTransactionReply,
  z.input<WireTransactionSchema>
> {}
/** Where a sign-in or a recovery stands: `SUCCESS`, `LOCKED_OUT`, `PASSWORD_EXPIRED`, `PASSWORD_RESET`, … */
export const identityTransactionSchema: IdentityTransactionSchema = z.pipe(
  wireTransactionSchema,
  z.transform(identityTransactionFrom),
);

const identitySessionShape = z.object({
  id: z.string(),
  userId: z.optional(z.string()),
  login: z.string(),
  status: z.string(),
  expiresAt: z.string(),
});
export interface IdentitySessionSchema extends Named<typeof identitySessionShape> {}
/** The provider's session of the browser whose cookie came along. */
export const identitySessionSchema: IdentitySessionSchema = identitySessionShape;

/** A user name: an e-mail address with the brand's extension. */
export const usernameSchema = z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(300));

/** Sign-in, session and tokens of the identity provider. */
export const identityCalls = {
  /** Checks a user name and password; what comes next is in `status`. */
  signIn: call({
    number: 75,
    codes: { 401: ['E0000004'] },
    system: 'identity',
    method: 'POST',
    path: '/api/v1/authn',
    auth: 'none',
    body: z.strictObject({
      username: usernameSchema,
      password: passwordSchema,
      options: z.optional(
        z.strictObject({
          multiOptionalFactorEnroll: z.optional(z.boolean()),
          warnBeforePasswordExpired: z.optional(z.boolean()),
        }),
      ),
    }),
    response: identityTransactionSchema,
    errors: { 401: identityErrorSchema, 429: identityErrorSchema },
  }),
  /** The open session of the cookie; a 404 when there is none. */
  session: call({
    number: 82,
    system: 'identity',
    method: 'GET',
    path: '/api/v1/sessions/me',
    auth: 'none',
    response: identitySessionSchema,
    errors: { 404: identityErrorSchema },
  }),
  /** Makes the session last longer. */
  refreshSession: call({
    number: 82,
    system: 'identity',
    method: 'POST',
    path: '/api/v1/sessions/me/lifecycle/refresh',
    auth: 'none',
    response: identitySessionSchema,
    errors: { 404: identityErrorSchema },
  }),
  /** Ends the session; one that is already gone counts as ended. */
  closeSession,
  /** Tokens for an authorization code (with its PKCE verifier) or for a refresh token. */
  token,
  /** Makes a token worthless; a token that is unknown counts as revoked. */
  revoke,
};
