/** The size of the largest receipt that the gateway accepts. */
export const maxReceiptBytes = 10 * 1024 * 1024;

/** The field that says that the chosen receipt was too large and is missing from the form. */
export const clearedReceipt = 'clearedReceipt';
