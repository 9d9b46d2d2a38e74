export type { RequestState, RequestStatus } from './request-status.ts';
export type { Store } from './store.ts';
