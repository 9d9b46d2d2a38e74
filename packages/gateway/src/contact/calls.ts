import { contract } from '@basin/sdk/contract';
import { limitAttempts, type AttemptLimit } from '../http/limits/attempts.ts';
import { openCase } from './cases.ts';
import { subscribe } from './subscriptions.ts';
import { runOnce } from '../http/idempotency/run-once.ts';
import { implement, Reply } from '../http/implement.ts';
import { ownerOf } from '../http/principal.ts';
import { transact } from '../database/transact.ts';
import { attach, uploadsUrl } from '../uploads/index.ts';
import type {} from './table.ts';

const subscriptionLimit: AttemptLimit = { name: 'subscribe', max: 20, windowSeconds: 900 };

/** Handlers of newsletter subscriptions and service cases. Attachments must be files uploaded to this gateway. */
export const crmHandlers = (gatewayOrigin: string) =>
  implement(contract.crm, {
    // the response is the same for a subscribed address, so that it does not reveal who is subscribed
    async subscribe({ principal, body, db, now, newId }) {
      await limitAttempts(db, subscriptionLimit, ownerOf(principal), now());
      const ownEmail = principal.kind === 'customer' ? principal.email : undefined;
      await transact(db, (tx) => subscribe(tx, { owner: ownerOf(principal), ownEmail }, body, { now, newId }));
      return undefined;
    },

    openCase({ principal, idempotencyKey, body, db, now, newId }) {
      const owner = ownerOf(principal);
      return runOnce({ db, now, principal, call: 'openCase', idempotencyKey, body }, async (tx) => {
        await attach(tx, { owner, baseUrl: uploadsUrl(gatewayOrigin) }, body.attachments);
        return new Reply(
          { success: true, caseNumber: await openCase(tx, owner, body, { now, newId }) },
          { status: 201 },
        );
      });
    },
  });
