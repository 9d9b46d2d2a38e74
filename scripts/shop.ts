import type { Environment } from './environment.ts';
import { makeDataFolder } from './data-folder.ts';
import { startService, type Service } from './processes.ts';
import { readSessionSecret } from './session-secret.ts';

export interface ShopOptions {
  /** The storefront's program and its arguments. */
  readonly storefront: readonly string[];
  readonly nodeEnv: 'production' | 'development';
}

const origin = (port: number): string => `http://127.0.0.1:${port}`;

function gatewayOf(environment: Environment, options: ShopOptions): Service {
  const { port, gatewayPort, dataDir, databaseUrl } = environment;
  return startService('gateway', ['--conditions=@basin/source', 'packages/gateway/src/node.ts'], {
    ...process.env,
    NODE_ENV: options.nodeEnv,
    GATEWAY_PORT: String(gatewayPort),
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  });
}

function storefrontOf(environment: Environment, options: ShopOptions): Service {
  const { port, gatewayPort, dataDir } = environment;
  return startService('shop', options.storefront, {
    ...process.env,
    NODE_ENV: options.nodeEnv,
    PORT: String(port),
    PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
    GATEWAY_URL: origin(gatewayPort),
    AUTHOR_URL: origin(gatewayPort + 1),
    IDENTITY_URL: origin(gatewayPort + 2),
    IMAGES_URL: origin(gatewayPort + 3),
    PAYMENT_URL: origin(gatewayPort + 4),
    SESSION_SECRET: process.env.SESSION_SECRET ?? readSessionSecret(dataDir),
  });
}

/** Serves gateway and shop as one tree of processes; the first that ends ends all, and this process with it. */
export async function openShop(environment: Environment, options: ShopOptions): Promise<void> {
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
    void service.ended.then(() => stopAll(1));
    await service.ready;
  };
  try {
    makeDataFolder(environment.dataDir);
    await open(gatewayOf(environment, options));
    await open(storefrontOf(environment, options));
  } catch (error) {
    if (!closing.signal.aborted) console.error(error instanceof Error ? error.message : error);
    await stopAll(1);
    return;
  }
  console.log(`
  The shop      http://localhost:${environment.port}
  Its gateway   ${origin(environment.gatewayPort)} (author, identity, images and card frame on the next four ports)
  Its data      ${environment.databaseUrl ? 'the database of DATABASE_URL' : environment.dataDir}
  Ctrl-C stops everything.
`);
}
