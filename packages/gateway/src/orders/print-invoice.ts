import type { Order } from './order.ts';

/**
 * Renders the invoice of an order as a PDF file, in the language of the order.
 *
 * @param seller the seller's name and the lines of its address; may be empty
 */
export type PrintInvoice = (order: Order, seller: readonly string[]) => Promise<Uint8Array<ArrayBuffer>>;
