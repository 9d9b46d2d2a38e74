import { orderLookup, type OrderLookup } from '@basin/domain';
import type { AreaClient } from '../client/create-client.ts';
import type { CallInput, CallOutput } from '../contract/call.ts';
import type { orderHistoryCalls } from '../contract/order-history.ts';
import type { Order } from '../contract/order.ts';
import type { orderCalls } from '../contract/orders.ts';
import type { Logger } from '../logger.ts';

type FoundOrder = CallOutput<typeof orderHistoryCalls.find>;
type StateQuery = NonNullable<CallInput<typeof orderHistoryCalls.listByState>['query']>;

interface OrderCalls {
  readonly orders: AreaClient<typeof orderCalls>;
  readonly orderHistory: AreaClient<typeof orderHistoryCalls>;
}

/** The order of an e-mail and a number; an empty object for whatever goes wrong, without a word of why. @see catalogue spec §8 */
export function findMyOrder({ orderHistory }: OrderCalls, lookup: OrderLookup): Promise<Partial<FoundOrder>> {
  return orderHistory.find({ body: orderLookup(lookup) }).catch(() => ({})); // whoever guesses learns nothing
}

/** The customer's orders of a state; a failure is logged and gives none. @see catalogue spec §8 */
export const listOrders = (
  { orderHistory }: OrderCalls,
  query: StateQuery,
  logger: Logger,
): Promise<readonly Order[]> =>
  orderHistory.listByState({ query }).then(resultsOf, logged(logger, 'The orders could not be fetched'));

/** The order of a number, in a list of one; a failure is logged and gives none. @see catalogue spec §8 */
export const orderDetails = ({ orders }: OrderCalls, orderNumber: string, logger: Logger): Promise<readonly Order[]> =>
  orders.details({ query: { orderNumber } }).then(resultsOf, logged(logger, 'An order could not be fetched'));

/** The orders that one order was split into; a failure is logged and gives none. @see wire reference §70 */
export const splitOrders = (
  { orderHistory }: OrderCalls,
  query: CallInput<typeof orderHistoryCalls.split>['query'],
  logger: Logger,
): Promise<readonly Order[]> =>
  orderHistory.split({ query }).then(resultsOf, logged(logger, 'A split order could not be fetched'));

const resultsOf = <Element>({ results }: { results: Element[] }): readonly Element[] => results;

const logged =
  (logger: Logger, what: string) =>
  (problem: unknown): readonly never[] => {
    logger.error(what, problem);
    return [];
  };
