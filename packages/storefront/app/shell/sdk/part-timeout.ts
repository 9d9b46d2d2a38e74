/** How long a page waits for a part that it can do without, such as the stock, in milliseconds. */
export const partTimeoutMs = 5_000;
