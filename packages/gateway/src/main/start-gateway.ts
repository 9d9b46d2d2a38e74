import { join } from 'node:path';
import { listen, originsWarning, type Listener } from '@basin/server';
import { sweepExpired } from './sweep.ts';
import { followContent, importContent } from '../import/content-folder.ts';
import { picturesIn } from '../import/import-pictures.ts';
import { createGateway, type GatewayOptions } from './create-gateway.ts';
import type { Gateway, Origin } from '../http/origin.ts';
import { deliverEmails } from '../mail/deliver-emails.ts';
import type { Environment } from './environment.ts';
import { indexFile } from '../search/index-file.ts';
import { claimKeys } from '../identity/claim-keys.ts';
import { loadKeys } from '../identity/key-file.ts';
import type { Keys } from '../identity/keys.ts';
import { createLogger, type Logger } from '../http/log.ts';
import { rejection } from '../http/rejection.ts';
import { addLanguages, languageFolders } from '../texts/add-languages.ts';
import { createDataFolder } from '../database/create-data-folder.ts';
import { openDatabase, type Db } from '../database/database.ts';
import { addShopTexts, loadDemonstration } from './load-demonstration.ts';
import { isSeeded } from '../database/once-per-database.ts';
import { unavailable, withAdmission } from './with-admission.ts';

const drainMs = 10_000;
const sweepEveryMs = 3_600_000;

/**
 * The systems in the order of their ports, which the shop relies on, and whether each rejects requests when overloaded.
 */
const systems: readonly [systemOf: (gateway: Gateway) => Origin, isLimited: boolean][] = [
  [(gateway) => gateway, true],
  [({ author }) => author, true],
  [({ identity }) => identity, true],
  [({ images }) => images, false],
  [({ payment }) => payment, false],
];

/** A gateway that is starting or running. */
export interface StartedGateway {
  /** Resolves when the database is open, seeded and searchable. */
  readonly ready: Promise<void>;
  /** Drains requests and releases all resources, also when the gateway did not become ready. */
  readonly end: (reason: string) => Promise<void>;
}

/** The parts of a gateway that are open so far. */
interface GatewayState {
  gateway?: Gateway;
  isReady: boolean;
  /** Releases the resources; run in reverse order. */
  readonly cleanups: (() => unknown)[];
}

/** Opens the ports and the database, and seeds the demonstration if configured. */
export function startGateway(settings: Environment): StartedGateway {
  const log = createLogger(settings.logLevel);
  const state: GatewayState = { isReady: false, cleanups: [] };
  const listening = listenAll(state, settings); // first, because a migration may take hours
  return {
    ready: listening.then(() => open(state, settings, log)),
    async end(reason) {
      log.info({ reason }, 'the gateway is shutting down');
      const listeners = await listening.catch(() => []);
      await Promise.all(listeners.map((listener) => listener.close(drainMs)));
      for (const close of state.cleanups.toReversed()) await close();
    },
  };
}

async function open(state: GatewayState, settings: Environment, log: Logger): Promise<void> {
  const { dataDir, databaseUrl: url, host, port, languagesDir } = settings;
  if (languagesDir !== undefined) addLanguages(languagesDir);
  warnOfOrigins(settings, log);
  createDataFolder(dataDir);
  const database = await openDatabase(url === undefined ? { dataDir } : { url });
  state.cleanups.push(() => database.destroy());
  const keys = await loadKeys(dataDir);
  if (url !== undefined) await claimKeys(database, keys, dataDir);
  if (settings.seedsDemonstration) await (await loadDemonstration()).linkDemoPictures(dataDir);
  const gateway = await (settings.isProduction ? create : createWithOverrides)({
    settings,
    database,
    keys,
    logger: log,
  });
  state.cleanups.push(gateway.close, startMail(settings, database, log));
  state.gateway = gateway;
  if (settings.seedsDemonstration) state.cleanups.push(await fillWithDemonstration(database, settings, log));
  else await addShopTexts(database); // an upgrade needs new texts
  for (const folder of languageFolders) await importContent(database, join(folder, 'content'));
  if (await isSeeded(database, 'accounts')) await warnOfPublicPasswords(database, log);
  await gateway.warmUp();
  state.isReady = true;
  state.cleanups.push(sweepRegularly(database, log));
  log.info({ host, port, dataDir, isEmbedded: url === undefined }, 'the gateway is ready');
}

function warnOfOrigins({ host, origins }: Environment, log: Logger): void {
  const { shop, ...systems } = origins;
  const named = Object.entries(systems).map(([name, origin]) => [`${name.toUpperCase()}_ORIGIN`, origin] as const);
  const warning = originsWarning(host, { PUBLIC_ORIGIN: shop, ...Object.fromEntries(named) });
  if (warning !== undefined) log.warn(warning);
}

/** Starts sending the outbox when a mail server is configured. Returns a function that stops it. */
function startMail({ smtpUrl, origins }: Environment, database: Db, log: Logger): () => unknown {
  if (smtpUrl === undefined) return () => undefined;
  const mail = deliverEmails(database, { smtpUrl, shopOrigin: origins.shop, log });
  return () => mail.stop();
}

/** Reports progress to the parent process, which prints it, or to the log. */
function progressTo(log: Logger): (message: string) => void {
  return (message) => (process.send ? process.send({ progress: message }) : log.info(message));
}

/**
 * Seeds the demonstration shop, and in development follows its content folder. Returns a function that stops following.
 */
async function fillWithDemonstration(database: Db, settings: Environment, log: Logger): Promise<() => void> {
  const { contentFolder, seedDemonstration } = await loadDemonstration();
  await seedDemonstration(database, { today: new Date(), log: progressTo(log) });
  if (settings.isProduction) return () => undefined;
  return followContent(database, contentFolder, (error) =>
    log.error({ err: error }, 'the content folder could not be reimported'),
  );
}

async function warnOfPublicPasswords(database: Db, log: Logger): Promise<void> {
  const { countPublicPasswords } = await loadDemonstration();
  const accounts = await countPublicPasswords(database);
  if (accounts === 0) return;
  log.warn({ accounts }, 'demonstration accounts still have the published password of docs/demonstration.md');
}

/** Sweeps expired rows every hour. Returns a function that stops it. */
function sweepRegularly(database: Db, log: Logger): () => void {
  const timer = setInterval(() => void sweep(database, log), sweepEveryMs).unref();
  return () => clearInterval(timer);
}

async function sweep(database: Db, log: Logger): Promise<void> {
  await sweepExpired(database, new Date()).catch((error: unknown) =>
    log.error({ err: error }, 'expired rows could not be deleted'),
  );
}

/** Creates a gateway with developer overrides, whose code is never loaded in production. */
async function createWithOverrides({ settings, database, ...others }: GatewayInputs): Promise<Gateway> {
  const { overriddenNow, withOverrides, withOverriddenStock } = await import('../overrides/index.ts');
  const { overrides: defaults } = settings;
  const shopOrigin = settings.origins.shop;
  const sharedNow = () => new Date();
  const clocks = { now: overriddenNow(sharedNow), sharedNow };
  const gateway = create({ settings, database: withOverriddenStock(database), ...others }, clocks);
  return withOverrides(gateway, { shopOrigin, defaults, now: sharedNow });
}

/** What a gateway is created from. */
interface GatewayInputs {
  readonly settings: Environment;
  readonly database: Db;
  readonly keys: Keys;
  readonly logger: Logger;
}

type Clocks = Pick<GatewayOptions, 'now' | 'sharedNow'>;

function create({ settings, database, keys, logger }: GatewayInputs, clocks: Clocks = {}): Gateway {
  const { dataDir, solr, origins, isProduction, proxies, corsOrigins, uploadSpace } = settings;
  return createGateway({
    ...clocks,
    database,
    keys,
    imagesFolder: join(dataDir, 'images'),
    picturesFolder: picturesIn(dataDir),
    indexStore: indexFile(join(dataDir, 'search-index')),
    logger,
    proxies,
    corsOrigins,
    uploadSpace,
    solr,
    shopOrigin: origins.shop,
    gatewayOrigin: origins.gateway,
    authorOrigin: origins.author,
    identityOrigin: origins.identity,
    imagesOrigin: origins.images,
    paymentOrigin: origins.payment,
    previewEditor: settings.previewEditor,
    showsOutbox: settings.showsOutbox,
    checkReplies: !isProduction,
  });
}

/** Listens on the gateway's port and the next ones; requests get 503 until the database is open. */
function listenAll(state: GatewayState, { host, port: firstPort }: Environment): Promise<Listener[]> {
  const isReady = () => state.isReady;
  const listening = systems.map(([systemOf, isLimited], index) => {
    const origin: Origin = {
      fetch: (request, peer) => (state.gateway ? systemOf(state.gateway).fetch(request, peer) : unavailable()),
    };
    const { fetch } = isLimited ? withAdmission(origin) : origin;
    return listen({ fetch, host, port: firstPort + index, rejection, isReady });
  });
  return Promise.all(listening);
}
