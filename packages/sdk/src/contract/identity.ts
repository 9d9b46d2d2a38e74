import * as z from 'zod/mini';
import type { Named, Without } from './named.ts';
import { call } from './call.ts';
import { passwordSchema } from './customer.ts';
import { closeSession, revoke, token } from './identity-session.ts';
import { identityErrorSchema } from './error-body.ts';
import { anyText, optionalFlag, optionalInt, optionalText } from './values.ts';
import { decodeWith } from './decode-with.ts';

const linkSchema = z.looseObject({ name: optionalText, href: optionalText });

const wireTransactionShape = z.object({
  status: anyText,
  sessionToken: optionalText,
  stateToken: optionalText,
  expiresAt: optionalText,
  factorResult: optionalText,
  factorType: optionalText,
  recoveryType: optionalText,
  _embedded: z.optional(
    z.object({
      user: z.optional(
        z.object({
          id: optionalText,
          passwordChanged: optionalText,
          profile: z.optional(
            z.object({
              login: anyText,
              firstName: optionalText,
              lastName: optionalText,
              locale: optionalText,
              timeZone: optionalText,
            }),
          ),
          recovery_question: z.optional(z.object({ question: anyText })),
        }),
      ),
      policy: z.optional(
        z.object({
          complexity: z.object({
            minLength: optionalInt,
            minLowerCase: optionalInt,
            minUpperCase: optionalInt,
            minNumber: optionalInt,
            minSymbol: optionalInt,
          }),
        }),
      ),
    }),
  ),
  _links: z.optional(z.object({ next: z.optional(linkSchema), cancel: z.optional(linkSchema) })),
});

interface WireTransactionSchema extends Named<typeof wireTransactionShape> {}
const wireTransactionSchema: WireTransactionSchema = wireTransactionShape;

type WireTransaction = z.output<WireTransactionSchema>;
type Embedded = NonNullable<WireTransaction['_embedded']>;
interface TransactionFields {
  user: Embedded['user'];
  passwordPolicy: NonNullable<Embedded['policy']>['complexity'] | undefined;
  nextStep: string | undefined;
}
export interface IdentityTransactionReply extends Named<
  Without<WireTransaction, '_embedded' | '_links'> & TransactionFields
> {}
const identityTransactionFrom = ({ _embedded, _links, ...transaction }: WireTransaction): IdentityTransactionReply => ({
  ...transaction,
  user: _embedded?.user,
  passwordPolicy: _embedded?.policy?.complexity,
  nextStep: _links?.next?.name,
});
export interface IdentityTransactionSchema extends z.ZodMiniType<
  IdentityTransactionReply,
  z.input<WireTransactionSchema>
> {}
/** The state of a sign-in or a recovery: `SUCCESS`, `LOCKED_OUT`, `PASSWORD_EXPIRED`, `PASSWORD_RESET`, … */
export const identityTransactionSchema: IdentityTransactionSchema = decodeWith(
  wireTransactionSchema,
  identityTransactionFrom,
);

const identitySessionShape = z.object({
  id: anyText,
  userId: optionalText,
  login: anyText,
  status: anyText,
  expiresAt: anyText,
});
export interface IdentitySessionSchema extends Named<typeof identitySessionShape> {}
/** The provider's session for the cookie of the browser. */
export const identitySessionSchema: IdentitySessionSchema = identitySessionShape;

/** A user name: an e-mail address with the brand's extension. */
export const usernameSchema = z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(300));

/** Sign-in, session and tokens of the identity provider. */
export const identityCalls = {
  /** Verifies a user name and password; `status` is the next step. */
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
          multiOptionalFactorEnroll: optionalFlag,
          warnBeforePasswordExpired: optionalFlag,
        }),
      ),
    }),
    response: identityTransactionSchema,
    errors: { 401: identityErrorSchema, 429: identityErrorSchema },
  }),
  /** Returns the open session of the cookie; a 404 when there is none. */
  session: call({
    number: 82,
    system: 'identity',
    method: 'GET',
    path: '/api/v1/sessions/me',
    auth: 'none',
    response: identitySessionSchema,
    errors: { 404: identityErrorSchema },
  }),
  /** Extends the session. */
  refreshSession: call({
    number: 82,
    system: 'identity',
    method: 'POST',
    path: '/api/v1/sessions/me/lifecycle/refresh',
    auth: 'none',
    response: identitySessionSchema,
    errors: { 404: identityErrorSchema },
  }),
  /** Ends the session; a missing session counts as ended. */
  closeSession,
  /** Exchanges an authorization code (with its PKCE verifier) or a refresh token for tokens. */
  token,
  /** Revokes a token; an unknown token counts as revoked. */
  revoke,
};
