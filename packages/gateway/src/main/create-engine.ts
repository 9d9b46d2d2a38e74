import { placeholderAccount } from '@basin/domain';
import type { Hono } from 'hono';
import type { ImplementedCall } from '../http/implement.ts';
import type { ServingContext } from '../http/handle-call.ts';
import { allowCors } from '../http/cross-origin.ts';
import { createFetchShopFile } from '../downloads/shop-files.ts';
import { assetHandlers } from '../downloads/calls.ts';
import { catalogueHandlers } from '../search/catalogue-calls.ts';
import { cartHandlers } from '../cart/calls.ts';
import { configHandlers } from '../content/configuration-calls.ts';
import { contentHandlers } from '../content/calls.ts';
import type { PreviewEditor } from '../content/index.ts';
import { checkoutHandlers } from '../checkout/calls.ts';
import { crmHandlers } from '../contact/calls.ts';
import { favouritesHandlers } from '../favourites/calls.ts';
import type { PrintQuote } from '../favourites/index.ts';
import { featureHandlers } from '../content/feature-calls.ts';
import { customerHandlers } from '../customers/calls.ts';
import { membershipHandlers } from '../customers/membership-calls.ts';
import { discountHandlers } from '../cart/discount-calls.ts';
import { inventoryHandlers } from '../catalogue/inventory-calls.ts';
import { mapsHandlers } from '../stores/map-calls.ts';
import { orderHistoryHandlers } from '../fulfilment/calls.ts';
import { orderHandlers } from '../checkout/order-calls.ts';
import { payPalHandlers } from '../payment/pay-pal-calls.ts';
import { productHandlers } from '../catalogue/calls.ts';
import { registrationHandlers } from '../registration/calls.ts';
import { searchHandlers } from '../search/calls.ts';
import { sessionHandlers } from '../identity/session-calls.ts';
import { sharedCartHandlers } from '../cart/shared-cart-calls.ts';
import { storeHandlers } from '../stores/calls.ts';
import { createIdentity, identityContext } from '../identity/create-identity.ts';
import type { Keys } from '../identity/keys.ts';
import type { IdentityContext } from '../identity/identity-context.ts';
import { createTokens, type Tokens } from '../identity/tokens.ts';
import { noProxies, type TrustedProxies } from '../http/limits/client-address.ts';
import type { Logger } from '../http/log.ts';
import type { PrintCatalogue } from '../downloads/print-catalogue.ts';
import type { PrintInvoice } from '../orders/index.ts';
import type { Passwords } from '../identity/passwords.ts';
import { createRevision } from './create-revision.ts';
import { createPayment } from '../payment/create-payment.ts';
import { catalogueSource } from '../search/catalogue-source.ts';
import { createSearchEngine } from '../search/create-search-engine.ts';
import { createEmbeddedFinder } from '../search/embedded-finder.ts';
import type { IndexStore } from '../search/index-store.ts';
import { contentVocabulary } from '../search/content-vocabulary.ts';
import { createPageFinder } from '../search/find-pages.ts';
import { queryRules } from '../search/query-rules.ts';
import { createSolrFinder } from '../search/solr/solr-finder.ts';
import { places } from '../stores/places.ts';
import { serveCalls, type Env } from '../http/serve-calls.ts';
import type { Gateway, Origin } from '../http/origin.ts';
import type { Db } from '../database/database.ts';

const uploadSpace = 10_000_000_000;

/** Serves pictures and product files until it is closed. */
export interface FileServer extends Origin {
  readonly close: () => Promise<void>;
}

/** What the file server needs from the engine. */
export interface FileServerContext {
  readonly db: Db;
  readonly now: () => Date;
  readonly log: Logger;
}

/** The options of the engine, which runs on servers and in browser tabs; platform-specific parts are supplied here. */
export interface EngineOptions {
  /** Hashes and verifies passwords. */
  readonly passwords: Passwords;
  readonly logger: Logger;
  /** Creates the server of pictures and product files. */
  readonly createFileServer: (context: FileServerContext) => FileServer;
  /** Renders a page of the printed catalogue, which is unavailable without it. */
  readonly printCatalogue?: PrintCatalogue | undefined;
  /** Renders the invoice of an order; without it invoices are unavailable. */
  readonly printInvoice?: PrintInvoice | undefined;
  /** Renders the quote of a project; without it quotes are unavailable. */
  readonly printQuote?: PrintQuote | undefined;
  /** Serves the API reference, in HTML and as OpenAPI. */
  readonly createReference?:
    ((origins: Readonly<Record<'gateway' | 'author' | 'identity', string>>) => Hono<Env>) | undefined;
  /** Reads the typeface of the card form. */
  readonly readFont?: (() => Promise<Uint8Array<ArrayBuffer>>) | undefined;
  readonly database: Db;
  readonly keys: Keys;
  /** The public origin of the shop. */
  readonly shopOrigin?: string;
  /** The public origin of the gateway. */
  readonly gatewayOrigin?: string;
  /** The public origin of the author system. */
  readonly authorOrigin?: string;
  /** The public origin of pictures and product files. */
  readonly imagesOrigin?: string;
  /** The public origin of the payment service. */
  readonly paymentOrigin?: string;
  /** The public origin of the identity provider. */
  readonly identityOrigin?: string;
  /** The user who may read drafts of pages; by default nobody may. */
  readonly previewEditor?: PreviewEditor | undefined;
  /**
   * Shows e-mail to shoppers on the identity origin. For development and the demonstration only: its links open
   * accounts.
   */
  readonly showsOutbox?: boolean;
  /** A Solr server to search instead of the index in this process. */
  readonly solr?: { readonly url: string; readonly feeds: boolean; readonly fetch?: typeof fetch } | undefined;
  /** Persists the search index across restarts; without it every start reads the whole catalogue. */
  readonly indexStore?: IndexStore | undefined;
  /** Delays a sign-in after failed attempts; a timer by default. */
  readonly wait?: (delayMs: number) => Promise<void>;
  readonly now?: () => Date;
  /** The clock of what all shoppers share, such as the search index; defaults to `now`. */
  readonly sharedNow?: () => Date;
  readonly newId?: () => string;
  /** Validates each response against the contract, for tests and development. */
  readonly checkReplies?: boolean;
  /** The proxies whose `X-Forwarded-For` header is trusted; none by default. */
  readonly proxies?: TrustedProxies;
  /** Origins that may call from a browser; none by default. Calls from a shop's server need no CORS. */
  readonly corsOrigins?: readonly string[];
  /** The total size limit of all uploads in bytes; 10 GB by default. */
  readonly uploadSpace?: number;
}

/** Assembles the gateway's areas over one database. */
export function createEngine(options: EngineOptions): Gateway {
  const { database: db, keys, passwords, now = () => new Date(), newId = () => crypto.randomUUID() } = options;
  const origins = originsOf(options);
  const tokens = createTokens({ db, keys, now, newId });
  const serving: ServingContext = {
    db,
    now,
    newId,
    log: options.logger,
    resolvePrincipal: tokens.resolvePrincipal,
    checkReplies: options.checkReplies ?? false,
    proxies: options.proxies ?? noProxies,
  };
  const identity = identityContext(serving, {
    origin: origins.identity,
    shopOrigin: origins.shop,
    keys,
    tokens,
    passwords,
    showsOutbox: options.showsOutbox ?? false,
    wait: options.wait,
  });
  const finding = createFinding(options, serving, origins);
  const images = options.createFileServer({ db, now, log: serving.log });
  const api = serveCalls('gateway', commerceCalls(options, { origins, tokens, identity, finding, images }), serving);
  if (options.createReference) api.route('/', options.createReference(origins));
  api.route(
    '/',
    createRevision(db, () => finding.finder.refresh()),
  );
  const open = (app: Hono<Env>) => allowCors(originOf(app), options.corsOrigins ?? []);
  return {
    ...open(api),
    author: open(serveCalls('author', authorCalls(origins, options.previewEditor), serving)),
    identity: open(createIdentity(serving, identity)),
    payment: originOf(createPayment({ ...serving, shopOrigin: origins.shop, readFont: options.readFont })),
    images,
    async warmUp() {
      places();
      await finding.finder.open();
    },
    async close() {
      await Promise.all([images.close(), db.destroy()]);
    },
  };
}

type Origins = ReturnType<typeof originsOf>;

/** Returns the public origin of each system. */
const originsOf = (options: EngineOptions) => ({
  shop: options.shopOrigin ?? 'http://localhost:3000',
  gateway: options.gatewayOrigin ?? 'http://127.0.0.1:4000',
  author: options.authorOrigin ?? 'http://127.0.0.1:4001',
  identity: options.identityOrigin ?? 'http://127.0.0.1:4002',
  images: options.imagesOrigin ?? 'http://127.0.0.1:4003',
  payment: options.paymentOrigin ?? 'http://127.0.0.1:4004',
});

/** Creates the search engine and the finder of its products: Solr or the index in this process. */
function createFinding(options: EngineOptions, { db, now, newId, log }: ServingContext, { images }: Origins) {
  const source = catalogueSource(db);
  const sharedNow = options.sharedNow ?? now;
  const finder = options.solr
    ? createSolrFinder({ ...options.solr, source, now: sharedNow, log })
    : createEmbeddedFinder(source, sharedNow, log, options.indexStore);
  const vocabulary = contentVocabulary(db);
  const engine = createSearchEngine({
    finder,
    source,
    rules: queryRules(db),
    vocabulary,
    pages: createPageFinder(db, vocabulary),
    filesOrigin: images,
    now,
    newId,
  });
  return { engine, finder };
}

interface CommerceParts {
  readonly origins: Origins;
  readonly tokens: Tokens;
  readonly identity: IdentityContext;
  readonly finding: ReturnType<typeof createFinding>;
  readonly images: FileServer;
}

/** Returns the calls of the commerce gateway. */
function commerceCalls(options: EngineOptions, parts: CommerceParts): ImplementedCall[] {
  const { origins, tokens, identity, finding, images } = parts;
  return [
    ...sessionHandlers(tokens),
    ...cartHandlers,
    ...discountHandlers,
    ...sharedCartHandlers,
    ...checkoutHandlers,
    ...payPalHandlers({ shopOrigin: origins.shop, paymentOrigin: origins.payment }),
    ...orderHandlers,
    ...orderHistoryHandlers({ printInvoice: options.printInvoice }),
    ...customerHandlers(identity),
    ...membershipHandlers,
    ...productHandlers,
    ...inventoryHandlers,
    // before the search handlers, whose product page path also matches that of the restrictions
    ...catalogueHandlers(finding.engine),
    ...searchHandlers(finding.engine),
    ...favouritesHandlers({ printQuote: options.printQuote }),
    ...registrationHandlers(origins.gateway),
    ...crmHandlers(origins.gateway),
    ...assetHandlers({
      gatewayOrigin: origins.gateway,
      fetchShopFile: createFetchShopFile(new Map([[new URL(origins.images).origin, images.fetch]])),
      pictures: `${origins.images}/is/image/${placeholderAccount}/`,
      print: options.printCatalogue,
      uploadSpace: options.uploadSpace ?? uploadSpace,
    }),
    ...mapsHandlers,
    ...storeHandlers.filter(({ entry }) => entry.system === 'gateway'),
  ];
}

/** Returns the calls of the author system. */
const authorCalls = (origins: Origins, previewEditor: PreviewEditor | undefined): ImplementedCall[] => [
  ...configHandlers({ gateway: origins.gateway, images: origins.images }),
  ...contentHandlers(origins.shop, previewEditor),
  ...featureHandlers,
  ...storeHandlers.filter(({ entry }) => entry.system === 'author'),
];

const originOf = (app: Hono<Env> | Hono): Origin => ({ fetch: (request, peer) => app.fetch(request, { peer }) });
