export { createMockBackend } from './create-mock-backend.ts';
export type {
  CallOverrides,
  CardOverrides,
  MockBackend,
  MockBackendOptions,
  ProductOverrides,
} from './mock-backend.ts';
export type { MockOrigins } from './origins.ts';
