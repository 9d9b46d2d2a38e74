import { defaultLocaleTag } from '@basin/domain';
import { contract } from '@basin/sdk/contract';
import { once } from '../http/idempotency/once.ts';
import { implement, Reply } from '../http/implement.ts';
import { findOrders } from '../orders/index.ts';
import { expectCustomer, ownerOf } from '../http/principal.ts';
import { boughtProducts, registeredProducts } from './owned-products.ts';
import { register } from './register.ts';
import { uploadsAt } from '../uploads/index.ts';
import { findRegistrations } from './registrations.ts';
import type {} from './table.ts';

const MOST_ORDERS = 100;

/** Products that a customer owns; proofs of purchase were uploaded to the gateway at its origin. */
export const registrationHandlers = (gatewayOrigin: string) =>
  implement(contract.registration, {
    async ownedProducts({ principal, db, query: { lang = defaultLocaleTag } }) {
      const { results: orders } = await findOrders(db, principal, { limit: MOST_ORDERS });
      const registered = await registeredProducts(db, await findRegistrations(db, ownerOf(principal)), lang);
      return [...orders.flatMap((order) => boughtProducts(order, lang)), ...registered];
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
      return once(
        { db, now, principal, call: 'register', idempotencyKey, body },
        async (tx) =>
          new Reply(await register(tx, body, { uploads: { owner, address: uploadsAt(gatewayOrigin) }, now, newId }), {
            status: 200,
          }),
      );
    },
  });
