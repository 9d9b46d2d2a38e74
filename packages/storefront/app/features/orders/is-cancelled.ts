import type { Order } from '@basin/sdk';

/** Whether an order is cancelled, by this request or by an earlier one, whose response was lost or is in another tab. */
export const isCancelled = ({ status }: Pick<Order, 'status'>): boolean => status === 'Cancelled';
