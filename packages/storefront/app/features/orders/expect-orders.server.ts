import type { Context } from '../../shell/context.ts';
import { sdkContext } from '../../shell/request-context.server.ts';

/**
 * Checks that orders can be read, when none was found: the SDK finds none in an outage, too, and a page would say that
 * the customer has no orders.
 *
 * @throws the error of the call in an outage
 */
export async function expectOrders(context: Context): Promise<void> {
  const query = { state: 'open', sort: 'createdAt desc', limit: 1 } as const;
  await context.get(sdkContext).orderHistory.listByState({ query });
}
