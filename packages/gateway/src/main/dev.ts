import { fileURLToPath } from 'node:url';
import type { Environment } from './environment.ts';
import { reloadOnChange } from './reload-on-change.ts';

// not by static imports, which are read before anything follows them
const { endCleanly } = await import('@basin/server');
const { readEnvironment } = await import('./environment.ts');
const { startupFailure } = await import('./startup-failure.ts');

const packages = fileURLToPath(new URL('../../../', import.meta.url));
const folders = ['gateway', 'sdk', 'domain', 'server'].map((name) => `${packages}${name}/src`);
const entry = new URL('./start-gateway.ts', import.meta.url);

let environment: Environment | undefined;
try {
  environment = readEnvironment(process.env);
  const gateway = reloadOnChange(entry, environment, folders);
  endCleanly(gateway.end);
  await gateway.ready;
  process.send?.({ ready: true });
} catch (error) {
  console.error(startupFailure(error, environment) ?? error);
  process.exit(1);
}
