import { mkdirSync } from 'node:fs';
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
import { openDatabase, type Db } from '../database/database.ts';
import { isSeeded } from '../database/once-per-database.ts';
import { unavailable, withAdmission } from './with-admission.ts';

const DRAIN_MS = 10_000;
const SWEEP_EVERY_MS = 3_600_000;

/** The systems in the order of their ports, on which the shop counts, and whether each turns requests away when busy. */
const systems: readonly [systemOf: (gateway: Gateway) => Origin, isLimited: boolean][] = [
  [(gateway) => gateway, true],
  [({ author }) => author, true],
  [({ identity }) => identity, true],
  [({ images }) => images, false],
  [({ payment }) => payment, false],
];

/** A gateway that is starting or runs. */
export interface StartedGateway {
  /** Resolves when its data is open, seeded and searchable. */
  readonly ready: Promise<void>;
  /** Finishes what is under way and closes all that it opened, also when it did not become ready. */
  readonly end: (reason: string) => Promise<void>;
}

/** What of a gateway is there so far. */
interface Opened {
  gateway?: Gateway;
  isReady: boolean;
  /** What closes each thing, in the order in which they were opened. */
  readonly closing: (() => unknown)[];
}

/** Opens the ports and the data and seeds what is to be seeded. */
export function startGateway(settings: Environment): StartedGateway {
  const log = createLogger(settings.logLevel);
  const opened: Opened = { isReady: false, closing: [] };
  const listening = listenAll(opened, settings); // first of all: a migration may take hours
  return {
    ready: listening.then(() => open(opened, settings, log)),
    async end(reason) {
      log.info({ reason }, 'the gateway ends');
      const listeners = await listening.catch(() => []);
      await Promise.all(listeners.map((listener) => listener.close(DRAIN_MS)));
      for (const close of opened.closing.toReversed()) await close();
    },
  };
}

async function open(opened: Opened, settings: Environment, log: Logger): Promise<void> {
  const { dataDir, databaseUrl: url, host, port, languagesDir } = settings;
  if (languagesDir !== undefined) addLanguages(languagesDir);
  warnOfOrigins(settings, log);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = await openDatabase(url === undefined ? { dataDir } : { url });
  opened.closing.push(() => database.destroy());
  const keys = await loadKeys(dataDir);
  if (url !== undefined) await claimKeys(database, keys, dataDir);
  if (settings.seedsDemonstration) await (await loadDemonstration()).showHousePictures(dataDir);
  const gateway = await (settings.isProduction ? create : createWithOverrides)({
    settings,
    database,
    keys,
    logger: log,
  });
  opened.closing.push(gateway.close, startMail(settings, database, log));
  opened.gateway = gateway;
  if (settings.seedsDemonstration) opened.closing.push(await fillWithDemonstration(database, settings, log));
  for (const folder of languageFolders) await importContent(database, join(folder, 'content'));
  if (await isSeeded(database, 'accounts')) await warnOfPublicPasswords(database, log);
  await gateway.warmUp();
  opened.isReady = true;
  opened.closing.push(sweepRegularly(database, log));
  log.info({ host, port, dataDir, isEmbedded: url === undefined }, 'the gateway is ready');
}

function warnOfOrigins({ host, origins }: Environment, log: Logger): void {
  const { shop, ...systems } = origins;
  const named = Object.entries(systems).map(([name, origin]) => [`${name.toUpperCase()}_ORIGIN`, origin] as const);
  const warning = originsWarning(host, { PUBLIC_ORIGIN: shop, ...Object.fromEntries(named) });
  if (warning !== undefined) log.warn(warning);
}

/** Sends the outbox where a mail server is set; elsewhere it can only be read. Returns what ends it. */
function startMail({ smtpUrl, origins }: Environment, database: Db, log: Logger): () => unknown {
  if (smtpUrl === undefined) return () => undefined;
  const mail = deliverEmails(database, { smtpUrl, shopOrigin: origins.shop, log });
  return () => mail.stop();
}

/** A parent process prints progress for people; without one it is for the log. */
function progressTo(log: Logger): (message: string) => void {
  return (message) => (process.send ? process.send({ progress: message }) : log.info(message));
}

/** Only a gateway that is asked for the demonstration store loads it. Returns what ends it. */
async function fillWithDemonstration(database: Db, settings: Environment, log: Logger): Promise<() => void> {
  const { contentFolder, seedDemonstration } = await loadDemonstration();
  await seedDemonstration(database, { today: new Date(), log: progressTo(log) });
  if (settings.isProduction) return () => undefined;
  return followContent(database, contentFolder, (error) => log.error({ err: error }, 'texts were not read'));
}

function loadDemonstration() {
  return import('../demonstration/index.ts'); // read only by a gateway that opens the demo store
}

async function warnOfPublicPasswords(database: Db, log: Logger): Promise<void> {
  const { countPublicPasswords } = await loadDemonstration();
  const accounts = await countPublicPasswords(database);
  if (accounts === 0) return;
  log.warn({ accounts }, 'demonstration accounts can be signed in to with the password of docs/demonstration.md');
}

/** Returns what ends it. */
function sweepRegularly(database: Db, log: Logger): () => void {
  const timer = setInterval(() => void sweep(database, log), SWEEP_EVERY_MS).unref();
  return () => clearInterval(timer);
}

async function sweep(database: Db, log: Logger): Promise<void> {
  await sweepExpired(database, new Date()).catch((error: unknown) =>
    log.error({ err: error }, 'expired rows were not swept'),
  );
}

/** In development the answers can be overridden; in production not even the code for it is loaded. */
async function createWithOverrides({ settings, database, ...others }: Opening): Promise<Gateway> {
  const { overriddenNow, withOverrides, withOverriddenStock } = await import('../overrides/index.ts');
  const { overrides: standing } = settings;
  const shopOrigin = settings.origins.shop;
  const houseNow = () => new Date();
  const clocks = { now: overriddenNow(houseNow), houseNow };
  const gateway = create({ settings, database: withOverriddenStock(database), ...others }, clocks);
  return withOverrides(gateway, { shopOrigin, standing, now: houseNow });
}

/** What a gateway is opened with. */
interface Opening {
  readonly settings: Environment;
  readonly database: Db;
  readonly keys: Keys;
  readonly logger: Logger;
}

type Clocks = Pick<GatewayOptions, 'now' | 'houseNow'>;

function create({ settings, database, keys, logger }: Opening, clocks: Clocks = {}): Gateway {
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

/** The gateway's port and the next ones; a request that comes before the data is open gets 503. */
function listenAll(opened: Opened, { host, port: firstPort }: Environment): Promise<Listener[]> {
  const isReady = () => opened.isReady;
  const listening = systems.map(([systemOf, isLimited], index) => {
    const origin: Origin = {
      fetch: (request, peer) => (opened.gateway ? systemOf(opened.gateway).fetch(request, peer) : unavailable()),
    };
    const { fetch } = isLimited ? withAdmission(origin) : origin;
    return listen({ fetch, host, port: firstPort + index, rejection, isReady });
  });
  return Promise.all(listening);
}
