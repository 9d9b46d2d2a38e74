import { contract } from '@basin/sdk/contract';
import { applyAddressAction } from './address-actions.ts';
import { findCart } from '../cart/index.ts';
import { limitAttempts, type AttemptLimit } from '../http/limits/attempts.ts';
import { applyEmailAction, emailActionOf } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { changeCustomer, customerFrom, customerReply, expectVersion, findCustomer } from './customers.ts';
import { eraseCustomer } from './erase-customer.ts';
import { exportCustomer } from './export-customer.ts';
import { moveGuestOrders } from './move-guest-orders.ts';
import { openCustomerCart } from './open-customer-cart.ts';
import { applyProfileActions } from './profile-actions.ts';
import { accountDraftFrom, signUp, subscribeIfOptedIn } from './sign-up.ts';
import { loginFrom, type IdentityContext } from '../identity/index.ts';
import { runOnce } from '../http/idempotency/run-once.ts';
import { implement, Reply } from '../http/implement.ts';
import { ownerOf } from '../http/principal.ts';
import { moveRegistrations } from '../registration/index.ts';
import { moveMessages } from '../contact/index.ts';
import type { Tx } from '../database/database.ts';
import { transact } from '../database/transact.ts';

const lookupLimit: AttemptLimit = { name: 'lookup', max: 30, windowSeconds: 900 };
const signUpLimit: AttemptLimit = { name: 'sign-up', max: 20, windowSeconds: 900 };

/** Handlers of the signed-in customer's account, and of sign-up. */
export const customerHandlers = ({
  passwordPolicy,
  passwords,
}: Pick<IdentityContext, 'passwordPolicy' | 'passwords'>) =>
  implement(contract.customer, {
    me: async ({ principal, db, now }) => customerReply(db, await findCustomer(db, principal.customerId), now()),

    async export({ principal, db, now }) {
      const text = JSON.stringify(await exportCustomer(db, principal.customerId, now()), null, 2);
      return { blob: new Blob([text], { type: 'application/json' }), filename: 'my-data.json' };
    },

    async signUp({ principal, idempotencyKey, body, db, now, newId, log }) {
      await limitAttempts(db, signUpLimit, ownerOf(principal), now());
      const draft = await accountDraftFrom(body, { passwordPolicy, passwords, newId });
      const effect = async (tx: Tx) => {
        const customer = await signUp(tx, draft, { now, newId });
        if (principal.kind === 'guest') {
          for (const move of [moveRegistrations, moveMessages])
            await move(tx, ownerOf(principal), `customer:${customer.id}`);
          await moveGuestOrders(tx, principal.anonymousId, customer);
        }
        await subscribeIfOptedIn(tx, customer.id, { ...body, email: draft.email }, { now, newId });
        log.info({ event: 'account-opened' }, 'an account was opened');
        const cart = body.anonymousCartId && (await findCart(tx, principal, body.anonymousCartId));
        return new Reply({ customer: customerFrom(customer), ...(cart && { cart }) }, { status: 201 });
      };
      if (idempotencyKey === undefined) return transact(db, effect);
      const { password: _, ...storedBody } = body; // the stored request does not contain the password, not even as a hash
      return runOnce({ db, now, principal, call: 'signUp', idempotencyKey, body: storedBody }, effect);
    },

    openCart: ({ principal, body, ...context }) => openCustomerCart(context, principal, body),

    async updateAddresses({ principal, body: { version, actions }, db, now, newId }) {
      const changed = await changeCustomer({ db, now }, { id: principal.customerId, version }, ({ document }) =>
        actions.reduce((book, action) => applyAddressAction(book, action, newId), document),
      );
      const customer = await customerReply(db, changed, now());
      return actions.some(({ action }) => action === 'removeAddress') ? { profileDetail: customer } : customer;
    },

    async updateProfile({ principal, body: { version, actions }, db, now, newId, log }) {
      const { uid, customerId: id } = principal;
      const emailAction = emailActionOf(actions);
      const changed = emailAction
        ? await applyEmailAction({ db, now, newId, log, passwords }, { uid, version }, emailAction)
        : await changeCustomer({ db, now }, { id, version }, (customer) => applyProfileActions(customer, actions));
      return customerReply(db, changed, now());
    },

    async delete({ principal, query: { version }, db, newId, log }) {
      await eraseCustomer({ db, newId }, { id: principal.customerId, version });
      log.info({ event: 'account-erased' }, 'an account was erased');
      return undefined;
    },

    async changePassword({ principal, body: { version, ...body }, db, now, newId, log }) {
      if (version !== undefined) await expectVersion(db, principal.customerId, version);
      await changePassword({ db, now, newId, log, passwordPolicy, passwords }, principal.uid, body);
      return { success: true };
    },

    // returns only whether an account exists, because its state is private
    async lookup({ principal, body, db, now }) {
      await limitAttempts(db, lookupLimit, ownerOf(principal), now());
      const account = await db
        .selectFrom('accounts')
        .where('login', '=', loginFrom(body.email))
        .select('uid')
        .executeTakeFirst();
      return { exists: account !== undefined };
    },
  });
