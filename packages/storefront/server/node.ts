import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { endCleanly, listen, listenFailure, originsWarning, runWorkers, WorkerStartError } from '@basin/server';
import type { Logger } from 'pino';
import type * as Bundle from './app.ts';
import { EnvironmentError, readEnvironment, type Environment } from './environment.ts';
import { createLog } from './log.ts';
import { peers } from './peers.ts';
import { rejection } from './rejection.ts';
import { waitForGateway } from './wait-for-gateway.ts';

process.env.NODE_ENV ??= 'production'; // React reads this when it is imported, below
const bundle = new URL('../build/server/index.js', import.meta.url).href; // exists only after a build
const drainMs = 10_000;

try {
  const environment = readEnvironment(process.env);
  const log = createLog(environment.logLevel);
  await (environment.workers > 1 && cluster.isPrimary ? superviseWorkers(environment, log) : serve(environment, log));
  process.send?.({ ready: true });
} catch (error) {
  process.stderr.write(`${startProblem(error)}\n`);
  process.exit(1); // the connection to the other processes would keep a worker alive
}

async function superviseWorkers({ workers: count }: Environment, log: Logger): Promise<void> {
  const workers = await runWorkers({ count, onLost: (exit) => log.error({ exit }, 'a worker ended; another starts') });
  endCleanly(() => workers.close(drainMs));
}

async function serve(environment: Environment, log: Logger): Promise<void> {
  const { host, port, publicOrigin, gatewayUrl } = environment;
  warnOfOrigins(environment, log);
  const { createStorefront } = (await import(bundle)) as typeof Bundle;
  const clientFolder = fileURLToPath(new URL('../build/client', import.meta.url));
  const storefront = createStorefront({ environment, log, clientFolder, peers });
  const start = { isReady: false };
  const listener = await listen({
    fetch: (request, peer) => storefront.fetch(request, { peer }),
    host,
    port,
    rejection,
    isReady: () => start.isReady,
  });
  endCleanly(() => listener.close(drainMs));
  log.info({ host, port }, `listening on ${publicOrigin}`);
  void waitForGateway(gatewayUrl).then(() => (start.isReady = true));
}

function warnOfOrigins({ host, ...own }: Environment, log: Logger): void {
  const { publicOrigin, identityOrigin, imagesOrigin, paymentOrigin } = own;
  const warning = originsWarning(host, {
    PUBLIC_ORIGIN: publicOrigin,
    IDENTITY_ORIGIN: identityOrigin,
    IMAGES_ORIGIN: imagesOrigin,
    PAYMENT_ORIGIN: paymentOrigin,
  });
  if (warning !== undefined) log.warn(warning);
}

function startProblem(error: unknown): string {
  if (error instanceof EnvironmentError || error instanceof WorkerStartError) return `storefront: ${error.message}`;
  const problem = listenFailure(error, 'PORT');
  if (problem !== undefined) return `storefront: ${problem}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
