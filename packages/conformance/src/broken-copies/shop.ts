import type { openShop } from '../testing.ts';

/** The gateway under test, with its database. */
export type TestShop = Awaited<ReturnType<typeof openShop>>;
