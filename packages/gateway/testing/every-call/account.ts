import { demoPassword } from '../../src/demonstration/seed-accounts.ts';
import { clientId } from '../../src/identity/testing.ts';
import type { Inputs } from './inputs.ts';
import { resetAccount, type Caller } from './caller.ts';

const newPassword = 'Fresh!Water2031';
const cabin = { country: 'US', postalCode: '54521', streetName: 'Pine Road', key: 'cabin' } as const;

const versionOf = async ({ calls }: Caller) => (await calls.customer.me()).version;

/** Resets the rate limits. */
const clearAttempts = ({ gateway }: Caller) => gateway.db.deleteFrom('attempts').execute();

const clearPersona = ({ gateway, email }: Caller) =>
  gateway.db.updateTable('customers').set({ persona: '[]' }).where('email', '=', email).execute();

let outsiders = 0;
const newEmail = () => `outsider-${(outsiders += 1)}@example.org`;

/** The state token of a sign-in with an expired password. */
async function expiredState(caller: Caller): Promise<string> {
  await clearAttempts(caller);
  await resetAccount(caller, 'PASSWORD_EXPIRED');
  const body = { username: caller.email, password: demoPassword };
  return (await caller.calls.identity.signIn({ body })).stateToken ?? '';
}

async function mailedToken(caller: Caller, email = caller.email): Promise<string> {
  const { gateway, calls } = caller;
  await gateway.db.deleteFrom('outbox').where('recipient', '=', email).execute();
  await clearAttempts(caller);
  await calls.recovery.forgotPassword({ body: { username: email, factorType: 'EMAIL' } });
  const mail = gateway.db.selectFrom('outbox').select('token').where('recipient', '=', email);
  return (await mail.executeTakeFirstOrThrow()).token ?? '';
}

/** The state token of a recovery after its e-mail link has been followed. */
const recoveryState = async (caller: Caller, email?: string) => {
  const recoveryToken = await mailedToken(caller, email);
  return (await caller.calls.recovery.verifyRecoveryToken({ body: { recoveryToken } })).stateToken ?? '';
};

/** Inputs for the calls of session, account and sign-in. */
export const accountInputs: Inputs<'session' | 'customer' | 'membership' | 'identity' | 'recovery'> = {
  session: {
    createGuestToken: () => ({ query: { scope: 'guest' } }),
    validateToken: () => ({}),
  },
  customer: {
    me: () => ({}),
    export: () => ({}),
    openCart: () => ({ body: { email: 'homeowner@example.com' } }),
    updateAddresses: async (caller) => ({
      body: { version: await versionOf(caller), actions: [{ action: 'addAddress', address: cabin }] },
    }),
    signUp: () => ({
      body: {
        email: newEmail(),
        password: newPassword,
        firstName: 'Pat',
        lastName: 'Doe',
        accountType: 'homeowner',
        locale: 'en-US',
      },
    }),
    updateProfile: async (caller) => ({
      body: { version: await versionOf(caller), actions: [{ action: 'setFirstName', firstName: 'Pat' }] },
    }),
    delete: async (caller) => ({ query: { version: await versionOf(caller) } }),
    changePassword: () => ({ body: { currentPassword: demoPassword, newPassword } }),
    lookup: async (caller) => {
      await clearAttempts(caller);
      return { body: { email: 'homeowner@example.com' } };
    },
  },
  membership: {
    assignPersona: async (caller) => {
      await clearPersona(caller);
      return { body: { persona: 'FAF', code: 'FRIENDS-2030' } };
    },
    enterAssociate: async (caller) => {
      await clearPersona(caller);
      return { body: { email: caller.email, code: 'COMPANY-2030' } };
    },
  },
  identity: {
    signIn: async (caller) => {
      await clearAttempts(caller);
      return { body: { username: caller.email, password: demoPassword } };
    },
    session: () => ({}),
    refreshSession: () => ({}),
    closeSession: () => ({}),
    token: ({ refreshToken }) => ({
      body: { grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken },
    }),
    revoke: ({ refreshToken }) => ({ body: { client_id: clientId, token: refreshToken } }),
  },
  recovery: {
    changeExpiredPassword: async (caller) => ({
      body: { stateToken: await expiredState(caller), oldPassword: demoPassword, newPassword },
    }),
    unlock: ({ email }) => ({ body: { username: email, factorType: 'EMAIL' } }),
    forgotPassword: ({ email }) => ({ body: { username: email, factorType: 'EMAIL' } }),
    verifyRecoveryToken: async (caller) => ({ body: { recoveryToken: await mailedToken(caller) } }),
    answerQuestion: async (caller) => ({
      body: { stateToken: await recoveryState(caller, 'trade@example.com'), answer: 'bathroom' },
    }),
    resetPassword: async (caller) => {
      await resetAccount(caller, 'ACTIVE');
      return { body: { stateToken: await recoveryState(caller), newPassword } };
    },
  },
};
