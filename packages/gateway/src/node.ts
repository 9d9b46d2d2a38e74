import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { seedAccounts } from './accounts/seed-accounts.ts';
import { sweepExpired } from './accounts/sweep.ts';
import { seedContent } from './content/seed-content.ts';
import { createGateway, type Gateway, type GatewayOptions } from './create-gateway.ts';
import { readEnvironment, type Environment } from './environment.ts';
import { loadKeys } from './identity/keys.ts';
import { listen, type Listener } from './listen.ts';
import { createLogger, type Logger } from './log.ts';
import { refreshPictures } from './seed/refresh-pictures.ts';
import { seedIfEmpty } from './seed/seed-catalogue.ts';
import { seedDiscounts } from './seed/seed-discounts.ts';
import { startupFailure } from './startup-failure.ts';
import { openDatabase, type Db } from './store/database.ts';

const DRAIN_MS = 10_000;
const SWEEP_EVERY_MS = 3_600_000;

let environment: Environment | undefined;
try {
  environment = readEnvironment(process.env);
  await start(environment);
} catch (error) {
  console.error(startupFailure(error, environment) ?? error);
  process.exit(1);
}

/** Opens the data and the ports, fills what is empty, and tells the parent process when all is there. */
async function start(settings: Environment): Promise<void> {
  const { dataDir, databaseUrl: url, port } = settings;
  const log = createLogger(settings.logLevel);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = await openDatabase(url === undefined ? { dataDir } : { url });
  const gateway = await (settings.isProduction ? open : openDialled)(settings, database, log);
  endWithParent(await listenAll(gateway, port), gateway, log);
  await seedIfEmpty(database, { today: new Date(), log: (message) => log.info(message) });
  await refreshPictures(database);
  await seedContent(database);
  await seedAccounts(database);
  await seedDiscounts(database);
  await gateway.warmUp();
  setInterval(() => void sweep(database, log), SWEEP_EVERY_MS).unref();
  log.info({ port, dataDir, isEmbedded: url === undefined }, 'the gateway is ready');
  process.send?.({ ready: true });
}

async function sweep(database: Db, log: Logger): Promise<void> {
  await sweepExpired(database, new Date()).catch((error: unknown) =>
    log.error({ err: error }, 'expired rows were not swept'),
  );
}

/** In development the answers can be dialled; in production not even the code for it is loaded. */
async function openDialled(settings: Environment, database: Db, logger: Logger): Promise<Gateway> {
  const { dialledNow, withDial, withDialledStock } = await import('./dial/index.ts');
  const { shopOrigin, dial: standing } = settings;
  const houseNow = () => new Date();
  const clocks = { now: dialledNow(houseNow), houseNow };
  const gateway = await open(settings, withDialledStock(database), logger, clocks);
  return withDial(gateway, { shopOrigin, standing, now: houseNow });
}

type Clocks = Pick<GatewayOptions, 'now' | 'houseNow'>;

async function open(settings: Environment, database: Db, logger: Logger, clocks: Clocks = {}): Promise<Gateway> {
  const { dataDir, port, solr, shopOrigin, identityOrigin, isProduction, proxies, corsOrigins, uploadSpace } = settings;
  return createGateway({
    ...clocks,
    database,
    keys: await loadKeys(dataDir),
    imagesFolder: join(dataDir, 'images'),
    logger,
    proxies,
    corsOrigins,
    uploadSpace,
    solr,
    shopOrigin,
    gatewayOrigin: originAt(port),
    authorOrigin: originAt(port + 1),
    identityOrigin,
    imagesOrigin: originAt(port + 3),
    paymentOrigin: originAt(port + 4),
    showsOutbox: !isProduction,
    checkReplies: !isProduction,
  });
}

function originAt(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/** The gateway's port and the next ones, in the order that the shop counts on. */
async function listenAll(gateway: Gateway, firstPort: number): Promise<Listener[]> {
  const { author, identity, images, payment } = gateway;
  const origins = [gateway, author, identity, images, payment];
  return Promise.all(origins.map((origin, index) => listen(origin, firstPort + index)));
}

/** Ends cleanly on Ctrl-C, on TERM, and when the parent process is gone. */
function endWithParent(listeners: readonly Listener[], gateway: Gateway, log: Logger): void {
  let isEnding = false;
  const end = async (reason: string): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    log.info({ reason }, 'the gateway ends');
    await Promise.all(listeners.map((listener) => listener.close(DRAIN_MS)));
    await gateway.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(signal));
  process.on('disconnect', () => void end('disconnect'));
}
