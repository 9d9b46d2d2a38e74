/** @see platform spec §4 */
export const orderStatuses = ['Completed', 'Cancelled', 'Shipped'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Order type of an order placed by a store associate. @see platform spec §1 */
export const associateOrderType = 'ISC';
