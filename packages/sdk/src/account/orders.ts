import { orderLookup, type OrderLookup } from '@basin/domain';
import type { OrderHistoryCalls, OrdersCalls } from '../calls.ts';
import type {
  Order,
  OrderHistoryFindReply,
  OrderHistoryListByStateInput,
  OrderHistorySplitInput,
} from '../contract/types.ts';
import type { Logger } from '../logger.ts';

type StateQuery = NonNullable<OrderHistoryListByStateInput['query']>;

interface OrderCalls {
  readonly orders: OrdersCalls;
  readonly orderHistory: OrderHistoryCalls;
}

/** Returns the order of an e-mail address and a number, or an empty object on any failure. @see catalogue spec §8 */
export function findMyOrder(
  { orderHistory }: OrderCalls,
  lookup: OrderLookup,
): Promise<Partial<OrderHistoryFindReply>> {
  return orderHistory.find({ body: orderLookup(lookup) }).catch(() => ({})); // the same for a wrong number and a wrong address
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
  query: OrderHistorySplitInput['query'],
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
