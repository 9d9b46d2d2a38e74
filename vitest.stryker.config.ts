import { defineConfig } from 'vitest/config';

/** Runs the domain tests for mutation testing, without a browser or server. */
export default defineConfig({
  resolve: { conditions: ['@basin/source'] },
  ssr: { resolve: { conditions: ['@basin/source'] } },
  test: { include: ['packages/domain/src/**/*.test.ts'] },
});
