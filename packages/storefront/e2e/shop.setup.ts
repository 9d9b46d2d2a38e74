import type { TestProject } from 'vitest/node';
import { serveShop } from '../../../scripts/serve-shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the shop under test is served. */
    shopOrigin: string;
    gatewayOrigin: string;
  }
}

/** One built shop with its gateway for all tests of this folder. */
export default async function setUpShop(project: TestProject): Promise<() => Promise<void>> {
  const shop = await serveShop({
    ANALYTICS_URL: 'https://analytics.example/tag.js',
    FINANCING_URL: 'https://financing.example/{key}/widget.js',
    REVIEWS_URL: 'https://reviews.example/reviews.js',
    VIDEO_URL: 'https://video.example/player.js',
  });
  project.provide('shopOrigin', shop.origin);
  project.provide('gatewayOrigin', shop.gatewayOrigin);
  return () => shop.stop();
}
