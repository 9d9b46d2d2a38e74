import { codeOf, redemption, tokensOf } from '../sign-in.ts';
import { checksOf } from '../check.ts';
import { expectSame, expectStatus, expectThat, Inconclusive } from '../verdict.ts';
import type { Check } from '../check.ts';
import type { Visit } from '../visit.ts';

const withIdentity =
  (verify: Check['verify']): Check['verify'] =>
  async (visit) => {
    if (visit.settings.identityUrl === undefined) throw new Inconclusive('no identity provider was given (--identity)');
    await verify(visit);
  };

const summary = (body: unknown): string => JSON.stringify([(body as Body).errorCode, (body as Body).errorSummary]);
type Body = Partial<Record<'errorCode' | 'errorSummary' | 'status' | 'factorResult', unknown>>;

const nobody = ({ suffix }: Visit): string => `nobody-${suffix}@example.com`;

/** Sign-in, tokens and account recovery. */
export const identityChecks = [
  ...checksOf('identity', [
    [
      'identity.signIn',
      'a wrong password and an unknown user get the same response',
      withIdentity(async (visit) => {
        const { email } = await visit.customer();
        const signInAs = (username: string) =>
          visit.call('identity.signIn', { body: { username, password: `Wrong&${visit.suffix}` } });
        const [wrong, unknown] = [await signInAs(email), await signInAs(nobody(visit))];
        expectStatus(wrong, 401);
        expectSame(
          [unknown.status, summary(unknown.body)],
          [wrong.status, summary(wrong.body)],
          'the response for an unknown user',
        );
      }),
    ],
    [
      'identity.token',
      'a code is valid once, and only with its verifier',
      withIdentity(async (visit) => {
        const { email: username, password } = await visit.customer();
        const session = async () =>
          (await visit.reply('identity.signIn', { body: { username, password } })).sessionToken ?? '';
        const stolen = await codeOf(visit, await session());
        const forged = redemption(visit, stolen.code, 'x'.repeat(64));
        expectStatus(await visit.call('identity.token', { body: forged }), 400, 401);
        const { code, verifier } = await codeOf(visit, await session());
        await visit.reply('identity.token', { body: redemption(visit, code, verifier) });
        expectStatus(await visit.call('identity.token', { body: redemption(visit, code, verifier) }), 400, 401);
      }),
    ],
    [
      'identity.token',
      'a refresh token returns new tokens until it is revoked',
      withIdentity(async (visit) => {
        const { refresh_token: first } = await tokensOf(visit, await visit.customer());
        if (first === undefined) throw new Inconclusive('the provider issues no refresh tokens');
        const { client_id } = redemption(visit, '', '');
        const refresh = (refresh_token: string) =>
          visit.call('identity.token', { body: { grant_type: 'refresh_token', client_id, refresh_token } });
        const { reply } = await refresh(first);
        expectThat(reply !== undefined, 'the refresh token was rejected');
        const token = reply.refresh_token ?? first;
        await visit.reply('identity.revoke', { body: { client_id, token, token_type_hint: 'refresh_token' } });
        expectStatus(await refresh(token), 400, 401);
      }),
    ],
    [
      'identity.revoke',
      'an unknown token counts as revoked',
      withIdentity(async (visit) => {
        const { client_id } = redemption(visit, '', '');
        await visit.reply('identity.revoke', { body: { client_id, token: `none-${visit.suffix}` } });
      }),
    ],
    ...(['identity.session', 'identity.refreshSession', 'identity.closeSession'] as const).map(
      (call) =>
        [
          call,
          'a session without its cookie is missing',
          withIdentity(async (visit) => expectStatus(await visit.call(call), 404, 204)),
        ] as const,
    ),
    [
      'identity.closeSession',
      'the session of a sign-in can be read, extended and closed',
      withIdentity(async (visit) => {
        const { email: username, password } = await visit.customer();
        const { sessionToken = '' } = await visit.reply('identity.signIn', { body: { username, password } });
        const headers = { Cookie: (await codeOf(visit, sessionToken)).cookie };
        expectSame((await visit.reply('identity.session', { headers })).status, 'ACTIVE', 'the status of the session');
        await visit.reply('identity.refreshSession', { headers });
        await visit.reply('identity.closeSession', { headers });
        expectStatus(await visit.call('identity.session', { headers }), 404);
      }),
    ],
  ]),
  ...checksOf('recovery', [
    ...(['recovery.forgotPassword', 'recovery.unlock'] as const).map(
      (call) =>
        [
          call,
          'the response is the same with and without an account',
          withIdentity(async (visit) => {
            const { email } = await visit.customer();
            const request = async (username: string) => {
              const { status, body } = await visit.call(call, { body: { username, factorType: 'EMAIL' } });
              return [status, (body as Body).status, (body as Body).factorResult, Object.keys(body as Body).sort()];
            };
            expectSame(await request(nobody(visit)), await request(email), 'the response without an account');
          }),
        ] as const,
    ),
    [
      'recovery.verifyRecoveryToken',
      'a forged token is rejected',
      withIdentity(async (visit) => {
        const body = { recoveryToken: 'x'.repeat(43) };
        expectStatus(await visit.call('recovery.verifyRecoveryToken', { body }), 401, 403);
      }),
    ],
    ...(
      [
        ['recovery.changeExpiredPassword', { oldPassword: 'Old&12345678', newPassword: 'New&12345678' }],
        ['recovery.answerQuestion', { answer: 'bathroom' }],
        ['recovery.resetPassword', { newPassword: 'New&12345678' }],
      ] as const
    ).map(
      ([call, members]) =>
        [
          call,
          'a forged state token is rejected',
          withIdentity(async (visit) =>
            expectStatus(
              await visit.call(call, { body: { stateToken: `none-${visit.suffix}`, ...members } }),
              401,
              403,
            ),
          ),
        ] as const,
    ),
  ]),
];
