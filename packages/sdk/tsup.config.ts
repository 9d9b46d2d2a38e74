import { defineConfig } from 'tsup';

export default defineConfig({
  // the modules of the contract are entries of their own, so that an area can be imported alone
  entry: [
    'src/index.ts',
    'src/contract/*.ts',
    '!src/contract/*.test.ts',
    'src/client/{compile,exchange}{,.browser}.ts',
    'src/client/exchange.node.ts',
    'src/reader/index.ts',
    'src/testing/index.ts',
  ],
  // each platform resolves its own compiler, transport and validator
  external: ['#compile', '#exchange', '#zod'],
  removeNodeProtocol: false, // edge runtimes know Node's modules by their whole names only
  format: ['esm'],
  dts: true,
  sourcemap: true,
  clean: true,
  target: 'es2023',
});
