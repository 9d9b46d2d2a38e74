import type { CartSums } from '@basin/sdk';

/** Whether a cart costs nothing, so that its order needs no payment. */
export const isFree = ({ total }: Pick<CartSums, 'total'>): boolean => total.cents === 0;
