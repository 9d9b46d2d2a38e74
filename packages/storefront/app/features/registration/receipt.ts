/** The size of the largest receipt that the gateway accepts. */
export const maxReceiptBytes = 10 * 1024 * 1024;
