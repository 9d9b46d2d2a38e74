import { createMockBackend } from '@basin/mock-backend';
import { handlerOf } from '@basin/mock-backend/msw';
import { setupWorker } from 'msw/browser';
import type { Systems } from './systems.ts';

declare global {
  interface Window {
    /** For tests and the console: `await backend.product(sku).outOfStock()`. */
    backend?: Awaited<ReturnType<typeof createMockBackend>>;
  }
}

/** Runs the whole back end in this tab. The SDK calls it directly; pictures load through the service worker. */
export async function mockSystems(): Promise<Systems> {
  const backend = await createMockBackend({ origins: { shop: location.origin } });
  await setupWorker(handlerOf(backend)).start({ quiet: true });
  window.backend = backend;
  return { sdk: backend.sdkOptions, imagesUrl: 'http://images.mock', paymentUrl: 'http://payment.mock' };
}
