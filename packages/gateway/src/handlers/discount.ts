import { contract } from '@basin/sdk/contract';
import { changeDiscounts } from '../cart/change-discounts.ts';
import { implement } from '../implement.ts';

export const discountHandlers = implement(contract.discount, {
  update({ body, ...context }) {
    const { cartId, version, actions } = body;
    return changeDiscounts({ ...context, cartId, version }, actions);
  },
});
