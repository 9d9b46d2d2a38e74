import { nullOn, type SdkCalls } from '@basin/sdk';

/** Returns an order by number and e-mail address, or null, which does not reveal whether the order exists. */
export async function findOrder(sdk: SdkCalls, orderId: string, email: string) {
  const order = await sdk.orderHistory.find({ body: { orderId, email } }).catch(nullOn(404));
  return (
    order && { number: order.orderNumber, status: order.orderStatus ?? order.orderState, trackings: order.trackings }
  );
}
