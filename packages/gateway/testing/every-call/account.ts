import { DEMO_PASSWORD } from '../../src/demonstration/seed-accounts.ts';
import { clientId } from '../../src/identity/testing.ts';
import type { Inputs } from './inputs.ts';
import { resetAccount, type Person } from './person.ts';

const newPassword = 'Fresh!Water2031';
const cabin = { country: 'US', postalCode: '54521', streetName: 'Pine Road', key: 'cabin' } as const;

const versionOf = async ({ calls }: Person) => (await calls.customer.me()).version;

/** Nobody is slowed down for what others tried before. */
const withoutAttempts = ({ gateway }: Person) => gateway.db.deleteFrom('attempts').execute();

const withoutGroup = ({ gateway, email }: Person) =>
  gateway.db.updateTable('customers').set({ persona: '[]' }).where('email', '=', email).execute();

let outsiders = 0;
const newEmail = () => `outsider-${(outsiders += 1)}@example.org`;

/** Where a sign-in with an expired password stands. */
async function expiredState(person: Person): Promise<string> {
  await withoutAttempts(person);
  await resetAccount(person, 'PASSWORD_EXPIRED');
  const body = { username: person.email, password: DEMO_PASSWORD };
  return (await person.calls.identity.signIn({ body })).stateToken ?? '';
}

async function mailedToken(person: Person, email = person.email): Promise<string> {
  const { gateway, calls } = person;
  await gateway.db.deleteFrom('outbox').where('recipient', '=', email).execute();
  await withoutAttempts(person);
  await calls.recovery.forgotPassword({ body: { username: email, factorType: 'EMAIL' } });
  const mail = gateway.db.selectFrom('outbox').select('token').where('recipient', '=', email);
  return (await mail.executeTakeFirstOrThrow()).token ?? '';
}

/** Where a recovery stands whose mail has been answered; that account asks a question. */
const recoveryState = async (person: Person, email?: string) => {
  const recoveryToken = await mailedToken(person, email);
  return (await person.calls.recovery.verifyRecoveryToken({ body: { recoveryToken } })).stateToken ?? '';
};

/** Calls about who someone is. */
export const accountInputs: Inputs<'session' | 'customer' | 'membership' | 'identity' | 'recovery'> = {
  session: {
    createGuestToken: () => ({ query: { scope: 'guest' } }),
    validateToken: () => ({}),
  },
  customer: {
    me: () => ({}),
    export: () => ({}),
    openCart: () => ({ body: { email: 'homeowner@example.com' } }),
    updateAddresses: async (person) => ({
      body: { version: await versionOf(person), actions: [{ action: 'addAddress', address: cabin }] },
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
    updateProfile: async (person) => ({
      body: { version: await versionOf(person), actions: [{ action: 'setFirstName', firstName: 'Pat' }] },
    }),
    delete: async (person) => ({ query: { version: await versionOf(person) } }),
    changePassword: () => ({ body: { currentPassword: DEMO_PASSWORD, newPassword } }),
    lookup: async (person) => {
      await withoutAttempts(person);
      return { body: { email: 'homeowner@example.com' } };
    },
  },
  membership: {
    assignPersona: async (person) => {
      await withoutGroup(person);
      return { body: { persona: 'FAF', code: 'FRIENDS-2030' } };
    },
    enterAssociate: async (person) => {
      await withoutGroup(person);
      return { body: { email: person.email, code: 'COMPANY-2030' } };
    },
  },
  identity: {
    signIn: async (person) => {
      await withoutAttempts(person);
      return { body: { username: person.email, password: DEMO_PASSWORD } };
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
    changeExpiredPassword: async (person) => ({
      body: { stateToken: await expiredState(person), oldPassword: DEMO_PASSWORD, newPassword },
    }),
    unlock: ({ email }) => ({ body: { username: email, factorType: 'EMAIL' } }),
    forgotPassword: ({ email }) => ({ body: { username: email, factorType: 'EMAIL' } }),
    verifyRecoveryToken: async (person) => ({ body: { recoveryToken: await mailedToken(person) } }),
    answerQuestion: async (person) => ({
      body: { stateToken: await recoveryState(person, 'trade@example.com'), answer: 'bathroom' },
    }),
    resetPassword: async (person) => {
      await resetAccount(person, 'ACTIVE');
      return { body: { stateToken: await recoveryState(person), newPassword } };
    },
  },
};
