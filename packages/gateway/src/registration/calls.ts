import { defaultLocaleTag } from '@basin/domain';
import { contract } from '@basin/sdk/contract';
import { runOnce } from '../http/idempotency/run-once.ts';
import { implement, Reply } from '../http/implement.ts';
import { findOrders } from '../orders/index.ts';
import { expectCustomer, ownerOf } from '../http/principal.ts';
import { isSamePurchase, purchasedProducts, registeredProducts } from './owned-products.ts';
import { register } from './register.ts';
import { uploadsUrl } from '../uploads/index.ts';
import { findRegistrations } from './registrations.ts';
import type {} from './table.ts';

/** More orders than a customer places. */
const maxOrders = 10_000;

/** Handlers of product registration. Proofs of purchase are uploads at the gateway's origin. */
export const registrationHandlers = (gatewayOrigin: string) =>
  implement(contract.registration, {
    async ownedProducts({ principal, db, query: { lang = defaultLocaleTag } }) {
      const { results: orders } = await findOrders(db, principal, { limit: maxOrders });
      const registered = await registeredProducts(db, await findRegistrations(db, ownerOf(principal)), lang);
      const bought = orders.flatMap((order) => purchasedProducts(order, lang));
      return [...bought.filter((each) => !registered.some((known) => isSamePurchase(each, known))), ...registered];
    },

    async list({ principal, db }) {
      const found = await findRegistrations(db, ownerOf(principal));
      return found.map(({ id, email, document, registered_at }) => ({
        ...document,
        products: [...document.products],
        id,
        email,
        registeredAt: registered_at.toISOString(),
      }));
    },

    register({ principal, idempotencyKey, body, db, now, newId }) {
      if (body.type === 'online') expectCustomer(principal);
      const owner = ownerOf(principal);
      return runOnce({ db, now, principal, call: 'register', idempotencyKey, body }, async (tx) => {
        const uploads = { owner, baseUrl: uploadsUrl(gatewayOrigin) };
        return new Reply(await register(tx, body, { principal, uploads, now, newId }), { status: 200 });
      });
    },
  });
