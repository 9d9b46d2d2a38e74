import { originAt } from '@basin/server';
import { nonEmpty, type Environment } from './environment.ts';
import { createDataFolder } from '../packages/gateway/src/database/create-data-folder.ts';
import { startService, type Service } from './processes.ts';
import { readSessionSecret } from './session-secret.ts';

export interface ShopOptions {
  /** The entry file of each process. */
  readonly gateway: string;
  readonly storefront: string;
  readonly nodeEnv: 'production' | 'development';
}

/** For variables that the environment does not set. A log line per request would scroll the URLs out of view. */
const defaults: Readonly<Record<string, string>> = {
  SEED: 'demo',
  LOG_LEVEL: 'warn',
  ANALYTICS_SYSTEM: 'dataLayer',
};

function startGateway(environment: Environment, options: ShopOptions): Service {
  const { port, gatewayPort, dataDir, databaseUrl } = environment;
  return startService('gateway', ['--conditions=@basin/source', options.gateway], {
    ...defaults,
    ...process.env,
    NODE_ENV: options.nodeEnv,
    GATEWAY_PORT: String(gatewayPort),
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: nonEmpty(process.env.PUBLIC_ORIGIN) ?? `http://localhost:${port}`,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  });
}

function startStorefront(environment: Environment, options: ShopOptions): Service {
  const { host, port, gatewayPort, dataDir } = environment;
  const systemAt = (portAfter: number) => originAt(host, gatewayPort + portAfter);
  return startService('shop', [options.storefront], {
    ...defaults,
    ...process.env,
    NODE_ENV: options.nodeEnv,
    PORT: String(port),
    PUBLIC_ORIGIN: nonEmpty(process.env.PUBLIC_ORIGIN) ?? `http://localhost:${port}`,
    GATEWAY_URL: systemAt(0),
    AUTHOR_URL: systemAt(1),
    IDENTITY_URL: systemAt(2),
    IMAGES_URL: systemAt(3),
    PAYMENT_URL: systemAt(4),
    SESSION_SECRET: nonEmpty(process.env.SESSION_SECRET) ?? readSessionSecret(dataDir),
  });
}

function demonstrationLine(): string {
  const seed = process.env.SEED ?? defaults.SEED;
  return seed === 'demo'
    ? 'SEED=demo     demonstration store: its accounts have a published password (docs/demonstration.md)'
    : 'SEED=         an empty database stays empty (SEED=demo fills it with the demonstration store)';
}

/** Runs gateway and shop as child processes. When one of them exits, all stop, including this process. */
export async function runShop(environment: Environment, options: ShopOptions): Promise<void> {
  const services: Service[] = [];
  const closing = new AbortController();
  const stopAll = async (code: number): Promise<void> => {
    if (closing.signal.aborted) return;
    closing.abort();
    for (const service of services.toReversed()) await service.stop();
    process.exit(code);
  };
  process.on('SIGINT', () => void stopAll(0)).on('SIGTERM', () => void stopAll(0));
  const open = async (service: Service): Promise<void> => {
    services.push(service);
    void service.ended.then((result) => {
      // a service that exits prints the reason itself; a killed one cannot
      if (typeof result === 'string' && !closing.signal.aborted)
        console.error(`The ${service.name} was ended by ${result}, so everything stops.`);
      return stopAll(1);
    });
    await service.ready;
  };
  try {
    createDataFolder(environment.dataDir);
    const gateway = open(startGateway(environment, options));
    // in production the shop waits until the gateway has its products; in development both start at once
    if (options.nodeEnv === 'production') await gateway;
    await Promise.all([gateway, open(startStorefront(environment, options))]);
  } catch (error) {
    if (!closing.signal.aborted) console.error(error instanceof Error ? error.message : error);
    await stopAll(1);
    return;
  }
  console.log(`
  The shop      ${nonEmpty(process.env.PUBLIC_ORIGIN) ?? `http://localhost:${environment.port}`}
  Its gateway   ${originAt(environment.host, environment.gatewayPort)} (author, identity, images and card frame on the next four ports)
  Its data      ${environment.databaseUrl ? 'the database of DATABASE_URL' : environment.dataDir}
  ${demonstrationLine()}
  Ctrl-C stops everything.
`);
}
