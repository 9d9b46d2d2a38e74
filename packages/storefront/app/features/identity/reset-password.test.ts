import { hasStatus } from '@basin/sdk';
import { beforeAll, describe, expect, test } from 'vitest';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { castArgs, asFormPost, visitorOf } from '../../testing/visitor.ts';
import { sdkContext } from '../../shell/request-context.server.ts';
import { takeNotices } from '../../shell/notices/notices.server.ts';
import type { StepResult } from './recovery-steps.server.ts';
import { handleAccountForm as signIn } from './sign-in-page.server.ts';
import { handleRecoveryForm as action, loadResetPassword as loader } from './reset-password.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

/** A shopper whose cookies persist between steps. */
function shopper() {
  const visit = visitorOf(shop);
  return {
    visit,
    step: (form: Record<string, string>, path = '/en/reset-password') =>
      visit(path, (args) => action(castArgs(action, asFormPost(args, form)))),
    stage: (query = '') => visit(`/en/reset-password${query}`, (args) => loader(castArgs(loader, args)).stage),
    notices: () => visit('/en/sign-in', ({ context }) => takeNotices(context).map(({ key }) => key)),
    /** Returns the identity provider's response status for a password. */
    statusWith: (email: string, password: string) =>
      visit('/en', ({ context }) =>
        context
          .get(sdkContext)
          .identity.signIn({ body: { username: email, password } })
          .then(({ status }) => status)
          .catch((error: unknown) => hasStatus(error, 401) && 'refused'),
      ),
  };
}

async function mailedTo(recipient: string): Promise<string> {
  const mail = () =>
    shop.gateway.db
      .selectFrom('outbox')
      .select('token')
      .where('recipient', '=', recipient)
      .where('token', 'is not', null)
      .orderBy('id', 'desc')
      .executeTakeFirst();
  await expect.poll(async () => (await mail())?.token).toBeTruthy(); // the e-mail is sent after the response
  return (await mail())?.token ?? '';
}

const problemOf = (result: unknown) => (result as StepResult).problem;

describe('account recovery', () => {
  test('an e-mailed link, the recovery question and a new password reset the account, and the old password stops working', async () => {
    const { step, stage, notices, statusWith } = shopper();
    expect(await stage()).toBe('forgot');
    expect(await step({ intent: 'forgot', email: 'trade@example.com' })).toMatchObject({ isSent: true });
    const recoveryToken = await mailedTo('trade@example.com');
    expect(await stage(`?recoveryToken=${recoveryToken}`)).toBe('verify');
    expect(await stage(`?recoveryToken=${recoveryToken}`)).toBe('verify'); // opening the link does not use it up
    expect(((await step({ intent: 'verify', recoveryToken })) as Response).status).toBe(303);
    expect(await stage()).toBe('answer');
    expect(problemOf(await step({ intent: 'answer', answer: 'kitchen' }))).toBe('password.answer.wrong');
    expect(((await step({ intent: 'answer', answer: 'Bathroom ' })) as Response).status).toBe(303);
    expect(await stage()).toBe('reset');
    const weak = (await step({ intent: 'reset', password: 'short' })) as StepResult;
    expect(weak.form.problems.password?.key).toBe('field.error.password');
    expect(JSON.stringify(weak)).not.toContain('short');
    const done = (await step({ intent: 'reset', password: 'Quiet!Water2031' })) as Response;
    expect(done.headers.get('Location')).toBe('/en/sign-in');
    expect(await notices()).toEqual(['password.changed']);
    expect(await statusWith('trade@example.com', 'Soak!Basin2030')).toBe('refused');
    expect(await statusWith('trade@example.com', 'Quiet!Water2031')).toBe('SUCCESS');
    expect(problemOf(await step({ intent: 'verify', recoveryToken }))).toBe('password.link.expired');
  });

  test('an e-mailed link unlocks a locked account without changing its password', async () => {
    const { step, stage, notices, statusWith } = shopper();
    expect(await stage('?for=unlock')).toBe('unlock');
    await step({ intent: 'unlock', email: 'locked@example.com' });
    await step({ intent: 'verify', recoveryToken: await mailedTo('locked@example.com') });
    expect(await notices()).toEqual(['password.unlocked']);
    expect(await statusWith('locked@example.com', 'Soak!Basin2030')).toBe('SUCCESS');
  });

  test('an expired password is changed after signing in with it, and the return URL is preserved', async () => {
    const { step, stage, visit, statusWith } = shopper();
    const credentials = { intent: 'signIn', email: 'expired@example.com', password: 'Soak!Basin2030' };
    const expired = await visit('/en/sign-in?returnTo=%2Fen%2Fcart', (args) =>
      signIn(castArgs(signIn, asFormPost(args, credentials))),
    );
    const next = '/en/reset-password?returnTo=%2Fen%2Fcart';
    expect((expired as Response).headers.get('Location')).toBe(next);
    expect(await stage()).toBe('change');
    const change = (currentPassword: string, password: string) =>
      step({ intent: 'change', currentPassword, password }, next);
    expect(((await change('Soak!Basin2030', 'short')) as StepResult).form.problems.password).toBeDefined();
    expect(problemOf(await change('Wrong!Water2030', 'Quiet!Water2031'))).toBe('password.change.refused');
    const done = (await change('Soak!Basin2030', 'Quiet!Water2031')) as Response;
    expect(done.headers.get('Location')).toBe('/en/sign-in?returnTo=%2Fen%2Fcart');
    expect(await stage()).toBe('forgot');
    expect(await statusWith('expired@example.com', 'Quiet!Water2031')).toBe('SUCCESS');
  });

  test('a recovery request gets the same response whether or not the account exists', async () => {
    const { step } = shopper();
    const known = await step({ intent: 'forgot', email: 'homeowner@example.com' });
    expect(await step({ intent: 'forgot', email: 'nobody@example.com' })).toEqual(known);
  });

  test.each([{}, { intent: 'become-admin' }])('the recovery form %j is rejected with 400', async (form) => {
    await expect(shopper().step(form as Record<string, string>)).rejects.toMatchObject({ init: { status: 400 } });
  });

  test.each([
    { intent: 'answer', answer: 'bathroom' },
    { intent: 'reset', password: 'Quiet!Water2031' },
    { intent: 'verify', recoveryToken: 'x'.repeat(43) },
    { intent: 'verify', recoveryToken: '' },
  ])('the recovery step %j without the step before it is reported as an expired link', async (form) => {
    expect(problemOf(await shopper().step(form as Record<string, string>))).toBe('password.link.expired');
  });
});
