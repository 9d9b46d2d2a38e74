export type { RequestStatus } from './request-status.ts';
export {
  createRequestStore,
  hasFailed,
  type NextPage,
  type RequestOutcome,
  type RequestStore,
  type RequestStoreOptions,
  type RequestStoreState,
} from './request-store.ts';
export type { Store } from './store.ts';
