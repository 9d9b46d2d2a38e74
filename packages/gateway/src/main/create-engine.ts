import type { Hono } from 'hono';
import type { Implemented } from '../http/implement.ts';
import type { Serving } from '../http/answer-call.ts';
import { letIn } from '../http/cross-origin.ts';
import { createOwnFiles } from '../downloads/own-files.ts';
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
import { createTokens } from '../identity/tokens.ts';
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
import { pagesOf } from '../search/find-pages.ts';
import { queryRules } from '../search/query-rules.ts';
import { createSolrFinder } from '../search/solr/solr-finder.ts';
import { places } from '../stores/places.ts';
import { serveCalls, type Env } from '../http/serve-calls.ts';
import type { Gateway, Origin } from '../http/origin.ts';
import type { Db } from '../database/database.ts';

const SHOP_ORIGIN = 'http://localhost:3000';
const GATEWAY_ORIGIN = 'http://127.0.0.1:4000';
const AUTHOR_ORIGIN = 'http://127.0.0.1:4001';
const IDENTITY_ORIGIN = 'http://127.0.0.1:4002';
const IMAGES_ORIGIN = 'http://127.0.0.1:4003';
const PAYMENT_ORIGIN = 'http://127.0.0.1:4004';
const UPLOAD_SPACE = 10_000_000_000;
/** The account name in the addresses of pictures. */
export const IMAGE_ACCOUNT = 'BASIN';

/** Pictures, and the files of products, until it is closed. */
export interface Files extends Origin {
  readonly close: () => Promise<void>;
}

/** What the files of products are made of. */
export interface FilesGiven {
  readonly db: Db;
  readonly now: () => Date;
  readonly log: Logger;
}

/** The engine runs on what servers and browser tabs have in common; what a platform has of its own comes in here. */
export interface EngineOptions {
  /** How passwords are hashed. */
  readonly passwords: Passwords;
  readonly logger: Logger;
  /** Serves pictures and the files of products. */
  readonly openFiles: (given: FilesGiven) => Files;
  /** Makes a page of the printed catalogue; without it there is none. */
  readonly printCatalogue?: PrintCatalogue | undefined;
  /** Makes the invoice of an order; without it there is none. */
  readonly printInvoice?: PrintInvoice | undefined;
  /** Makes the quote of a project; without it there is none. */
  readonly printQuote?: PrintQuote | undefined;
  /** The contract for programs and people, for an engine that others call. */
  readonly createReference?:
    ((origins: Readonly<Record<'gateway' | 'author' | 'identity', string>>) => Hono<Env>) | undefined;
  /** Reads the typeface of the card form. */
  readonly readFont?: (() => Promise<Uint8Array<ArrayBuffer>>) | undefined;
  readonly database: Db;
  readonly keys: Keys;
  /** Where the shop is reached from outside. */
  readonly shopOrigin?: string;
  /** Where the gateway is reached from outside. */
  readonly gatewayOrigin?: string;
  /** Where the author system is reached from outside. */
  readonly authorOrigin?: string;
  /** Where pictures are reached from outside. */
  readonly imagesOrigin?: string;
  /** Where the payment service is reached from outside. */
  readonly paymentOrigin?: string;
  /** Where the identity provider is reached from outside. */
  readonly identityOrigin?: string;
  /** Who may read drafts of pages; nobody unless given. */
  readonly previewEditor?: PreviewEditor | undefined;
  /** Shows mail to shoppers on the identity origin: for development and the demonstration, as its links open accounts. */
  readonly showsOutbox?: boolean;
  /** A Solr that finds products in place of an index in this process. */
  readonly solr?: { readonly url: string; readonly feeds: boolean; readonly fetch?: typeof fetch } | undefined;
  /** Stores the search index between two starts; without it each start reads the whole catalogue. */
  readonly indexStore?: IndexStore | undefined;
  /** Slows down a sign-in that was tried often; in real time unless told otherwise. */
  readonly wait?: (delayMs: number) => Promise<void>;
  readonly now?: () => Date;
  /** The clock of what all shoppers share, such as the index; that of the requests unless given. */
  readonly houseNow?: () => Date;
  readonly newId?: () => string;
  /** Checks each reply against the contract: for tests and development. */
  readonly checkReplies?: boolean;
  /** Who may say in `X-Forwarded-For` for whom they ask; nobody unless given. */
  readonly proxies?: TrustedProxies;
  /** Other sites whose pages may call from the browser; none unless given: a shop's server needs no such leave. */
  readonly corsOrigins?: readonly string[];
  /** How many bytes all uploads together may hold; 10 GB unless told otherwise. */
  readonly uploadSpace?: number;
}

/** Puts the areas together over one database. */
export function createEngine(options: EngineOptions): Gateway {
  const { database: db, keys, shopOrigin = SHOP_ORIGIN, identityOrigin = IDENTITY_ORIGIN } = options;
  const {
    gatewayOrigin = GATEWAY_ORIGIN,
    authorOrigin = AUTHOR_ORIGIN,
    imagesOrigin = IMAGES_ORIGIN,
    paymentOrigin = PAYMENT_ORIGIN,
  } = options;
  const { now = () => new Date(), newId = () => crypto.randomUUID(), showsOutbox = false, wait } = options;
  const { passwords, uploadSpace = UPLOAD_SPACE } = options;
  const tokens = createTokens({ db, keys, now, newId });
  const serving: Serving = {
    db,
    now,
    newId,
    log: options.logger,
    resolvePrincipal: tokens.resolvePrincipal,
    checkReplies: options.checkReplies ?? false,
    proxies: options.proxies ?? noProxies,
  };
  const identity = identityContext(serving, {
    origin: identityOrigin,
    shopOrigin,
    keys,
    tokens,
    passwords,
    showsOutbox,
    ...(wait && { wait }),
  });
  const source = catalogueSource(db);
  const houseNow = options.houseNow ?? now;
  const finder = options.solr
    ? createSolrFinder({ ...options.solr, source, now: houseNow, log: serving.log })
    : createEmbeddedFinder(source, houseNow, serving.log, options.indexStore);
  const vocabulary = contentVocabulary(db);
  const search = createSearchEngine({
    ...{ finder, source, rules: queryRules(db), vocabulary, pages: pagesOf(db, vocabulary) },
    ...{ filesOrigin: imagesOrigin, now, newId },
  });
  const images = options.openFiles({ db, now, log: serving.log });
  const ownFiles = createOwnFiles(new Map([[new URL(imagesOrigin).origin, images.fetch]]));
  const pictures = `${imagesOrigin}/is/image/${IMAGE_ACCOUNT}/`;
  const commerce: Implemented[] = [
    ...sessionHandlers(tokens),
    ...cartHandlers,
    ...discountHandlers,
    ...sharedCartHandlers,
    ...checkoutHandlers,
    ...payPalHandlers({ shopOrigin, paymentOrigin }),
    ...orderHandlers,
    ...orderHistoryHandlers({ printInvoice: options.printInvoice }),
    ...customerHandlers(identity),
    ...membershipHandlers,
    ...productHandlers,
    ...inventoryHandlers,
    // before the search, whose product page would answer the path of the restrictions
    ...catalogueHandlers(search),
    ...searchHandlers(search),
    ...favouritesHandlers({ printQuote: options.printQuote }),
    ...registrationHandlers(gatewayOrigin),
    ...crmHandlers(gatewayOrigin),
    ...assetHandlers({ gatewayOrigin, ownFiles, pictures, uploadSpace, print: options.printCatalogue }),
    ...mapsHandlers,
    ...storeHandlers.filter(({ entry }) => entry.system === 'gateway'),
  ];
  const author: Implemented[] = [
    ...configHandlers({ gateway: gatewayOrigin, images: imagesOrigin }),
    ...contentHandlers(shopOrigin, options.previewEditor),
    ...featureHandlers,
    ...storeHandlers.filter(({ entry }) => entry.system === 'author'),
  ];
  const api = serveCalls('gateway', commerce, serving);
  const origins = { gateway: gatewayOrigin, author: authorOrigin, identity: identityOrigin };
  if (options.createReference) api.route('/', options.createReference(origins));
  api.route(
    '/',
    createRevision(db, () => finder.refresh()),
  );
  const open = (app: Hono<Env>) => letIn(originOf(app), options.corsOrigins ?? []);
  return {
    ...open(api),
    author: open(serveCalls('author', author, serving)),
    identity: open(createIdentity(serving, identity)),
    payment: originOf(createPayment({ ...serving, shopOrigin, readFont: options.readFont })),
    images,
    async warmUp() {
      places();
      await finder.open();
    },
    async close() {
      await Promise.all([images.close(), options.database.destroy()]);
    },
  };
}

const originOf = (app: Hono<Env> | Hono): Origin => ({ fetch: (request, peer) => app.fetch(request, { peer }) });
