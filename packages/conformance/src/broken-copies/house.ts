import type { openHouse } from '../testing.ts';

/** The whole copy, with its database. */
export type House = Awaited<ReturnType<typeof openHouse>>;
