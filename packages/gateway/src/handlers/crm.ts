import { contract } from '@basin/sdk/contract';
import { countAttempt, tooManyTries, type AttemptLimit } from '../limits/attempts.ts';
import { openCase } from '../correspondence/cases.ts';
import { subscribe } from '../correspondence/subscriptions.ts';
import { once } from '../idempotency/once.ts';
import { implement, Reply } from '../implement.ts';
import { ownerOf } from '../principal.ts';
import { transact } from '../store/transact.ts';
import { attach, uploadsAt } from '../uploads/attach.ts';

const subscriptionLimit: AttemptLimit = { name: 'subscribe', most: 20, windowSeconds: 900 };

/** What a shopper writes to the house; files that go with it were uploaded to the gateway at its origin. */
export const crmHandlers = (gatewayOrigin: string) =>
  implement(contract.crm, {
    // the same answer for an address that is subscribed: it tells nobody who reads the newsletter
    async subscribe({ principal, body, db, now, newId }) {
      const attempt = await countAttempt(db, subscriptionLimit, ownerOf(principal), now());
      if (attempt.isOver) throw tooManyTries(attempt);
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
