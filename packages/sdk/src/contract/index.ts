import type { Area } from './call.ts';

export * from './call.ts';

/** Every call by area: the client has functions of these names, the gateway handlers. */
export const contract = {} satisfies Record<string, Area>;
