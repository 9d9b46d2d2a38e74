export { requestStatuses, type RequestState, type RequestStatus } from './request-status.ts';
export type { Store } from './store.ts';
