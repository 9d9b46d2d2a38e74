import { nullOn, type SdkCalls } from '@basin/sdk';

/** Where an order stands, for whoever knows its number and e-mail; null tells nothing of what there is. */
export async function findOrder(sdk: SdkCalls, orderId: string, email: string) {
  const order = await sdk.orderHistory.find({ body: { orderId, email } }).catch(nullOn(404));
  return (
    order && { number: order.orderNumber, status: order.orderStatus ?? order.orderState, trackings: order.trackings }
  );
}
