import { defineConfig } from 'tsup';

// the modules of the contract are entries of their own, so that an area can be imported alone
const published = ['src/index.ts', 'src/contract/*.ts', '!src/contract/*.test.ts'];

export default defineConfig({
  // each platform resolves its own compiler and transport
  entry: [...published, 'src/client/{compile,exchange}{,.browser}.ts'],
  external: ['#compile', '#exchange'],
  format: ['esm'],
  dts: { entry: published },
  sourcemap: true,
  clean: true,
  target: 'es2023',
});
