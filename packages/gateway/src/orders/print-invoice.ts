import type { Order } from './order.ts';

/** Renders the invoice of an order as a PDF file, in the language of the order. */
export type PrintInvoice = (order: Order) => Promise<Uint8Array<ArrayBuffer>>;
