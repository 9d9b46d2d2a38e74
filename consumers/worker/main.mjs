import { build } from 'esbuild';
import { Miniflare } from 'miniflare';

// as the bundlers of worker platforms do; without Node compatibility an import of node: does not resolve
const { outputFiles } = await build({
  entryPoints: ['worker.js'],
  bundle: true,
  write: false,
  format: 'esm',
  target: 'es2023',
  conditions: ['workerd', 'worker', 'browser'],
});
const worker = new Miniflare({
  modules: true,
  script: outputFiles[0].text,
  compatibilityDate: '2026-07-01',
  bindings: { GATEWAY_URL: process.env.GATEWAY_URL },
});
const response = await worker.dispatchFetch('http://worker.test/');
console.log(JSON.stringify(await response.json()));
await worker.dispose();
