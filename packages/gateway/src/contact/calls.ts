import { contract } from '@basin/sdk/contract';
import { limitAttempts, type AttemptLimit } from '../http/limits/attempts.ts';
import { openCase } from './cases.ts';
import { subscribe } from './subscriptions.ts';
import { once } from '../http/idempotency/once.ts';
import { implement, Reply } from '../http/implement.ts';
import { ownerOf } from '../http/principal.ts';
import { transact } from '../database/transact.ts';
import { attach, uploadsAt } from '../uploads/index.ts';
import type {} from './table.ts';

const subscriptionLimit: AttemptLimit = { name: 'subscribe', most: 20, windowSeconds: 900 };

/** What a shopper writes to the shop; files that go with it were uploaded to the gateway at its origin. */
export const crmHandlers = (gatewayOrigin: string) =>
  implement(contract.crm, {
    // the same answer for an address that is subscribed: it tells nobody who reads the newsletter
    async subscribe({ principal, body, db, now, newId }) {
      await limitAttempts(db, subscriptionLimit, ownerOf(principal), now());
      await transact(db, (tx) => subscribe(tx, body, { now, newId }));
      return undefined;
    },

    openCase({ principal, idempotencyKey, body, db, now, newId }) {
      const owner = ownerOf(principal);
      return once({ db, now, principal, call: 'openCase', idempotencyKey, body }, async (tx) => {
        await attach(tx, { owner, address: uploadsAt(gatewayOrigin) }, body.attachments);
        return new Reply(
          { success: true, caseNumber: await openCase(tx, owner, body, { now, newId }) },
          { status: 201 },
        );
      });
    },
  });
