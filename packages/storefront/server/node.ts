import { fileURLToPath } from 'node:url';
import type * as Bundle from './app.ts';
import { EnvironmentError, readEnvironment } from './environment.ts';
import { endCleanly, listen } from './listen.ts';
import { createLog } from './log.ts';

process.env.NODE_ENV ??= 'production'; // React chooses its build by this when it is imported, below
const bundle = new URL('../build/server/index.js', import.meta.url).href; // there only after a build
const log = createLog(process.env.LOG_LEVEL);

try {
  const environment = readEnvironment(process.env);
  const { createStorefront } = (await import(bundle)) as typeof Bundle;
  const clientFolder = fileURLToPath(new URL('../build/client', import.meta.url));
  const storefront = createStorefront({ environment, log, clientFolder });
  endCleanly(await listen(storefront.fetch, environment.port));
  log.info(`listening on ${environment.publicOrigin}`);
  process.send?.({ ready: true });
} catch (error) {
  process.stderr.write(`${startProblem(error)}\n`);
  process.exitCode = 1;
}

function startProblem(error: unknown): string {
  if (error instanceof EnvironmentError) return `storefront: ${error.message}`;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return 'storefront: PORT is in use';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
