import type { TestProject } from 'vitest/node';
import { startShop } from '../../../scripts/serve-shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the shop under test is served. */
    shopOrigin: string;
    gatewayOrigin: string;
  }
}

/** One built shop with its gateway for all tests of this folder. It starts while others run: `shop.ready.ts` waits for it. */
export default async function setUpShop(project: TestProject): Promise<() => Promise<void>> {
  const shop = await startShop({
    ANALYTICS_URL: 'https://analytics.example/tag.js',
    FINANCING_URL: 'https://financing.example/{key}/widget.js',
    REVIEWS_URL: 'https://reviews.example/reviews.js',
    VIDEO_URL: 'https://video.example/player.js',
  });
  shop.ready.catch((problem: unknown) => {
    console.error(problem);
    process.exit(1); // each test would wait for it in vain
  });
  project.provide('shopOrigin', shop.origin);
  project.provide('gatewayOrigin', shop.gatewayOrigin);
  return () => shop.stop();
}
