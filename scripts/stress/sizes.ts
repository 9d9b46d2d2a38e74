/** The sizes of the stress suites: small in `npm test`, full in `npm run stress`, which sets `STRESS=full`. */
const table = {
  /** Random command sequences compared with the reference model on each engine, and their maximum length. */
  modelSequences: { small: 12, full: 1_000 },
  modelCommands: { small: 25, full: 40 },
  /** Changes by each of eight clients to shared carts. */
  clientOperations: { small: 40, full: 2_000 },
  /** Guests who sign in from four tabs concurrently. */
  mergeRounds: { small: 20, full: 1_000 },
  /** Orders submitted while gateways are killed, and the number of kills. */
  killedSubmits: { small: 16, full: 1_000 },
  kills: { small: 1, full: 12 },
  /** Crashes before each statement of a payment and of an order. */
  sagaRounds: { small: 1, full: 50 },
  /** Carts that eight tabs submit concurrently. */
  cartsInTabs: { small: 25, full: 1_000 },
  /** Buyers competing for the last units, and the number of units. */
  buyers: { small: 50, full: 500 },
  lastUnits: { small: 10, full: 100 },
  /** Random requests generated from the contract. */
  requests: { small: 1_000, full: 50_000 },
  /** SQL injection texts, of some 250, sent to each field of each call. */
  sqlTexts: { small: 1, full: 250 },
  /** Attempts of each of two kinds whose response times are compared. */
  timedTries: { small: 120, full: 1_000 },
  /** Requests of each kind that try to exhaust memory or time. */
  oversizedRequests: { small: 4, full: 200 },
  /** Products for which every search result is compared with a plain loop. */
  searchedProducts: { small: 500, full: 20_000 },
  /** Random queries of each kind to the embedded index and to Solr. */
  searchQuestions: { small: 60, full: 600 },
  solrQuestions: { small: 20, full: 100 },
  /** Rounds in which each call of the contract meets each network fault. */
  faultRounds: { small: 1, full: 20 },
  faultsPerCall: { small: 10, full: 100 },
  /** Responses with one value of a wrong type. */
  mutatedReplies: { small: 1_000, full: 20_000 },
  /** Pages crawled in each language, and how many of their images and files are fetched. */
  crawledPages: { small: 6, full: 5_000 },
  crawledPictures: { small: 60, full: 100_000 },
  crawledDocuments: { small: 6, full: 100_000 },
  /** Pages of products and showrooms in each language whose links are followed, besides all other pages. */
  crawledProducts: { small: 12, full: 5_000 },
  /** Demonstration pictures and swatches that are rendered; the others are checked by name only. */
  renderedPictures: { small: 200, full: 100_000 },
  /** Products whose files are downloaded in one archive. */
  crawledArchives: { small: 1, full: 100 },
  /** Changes by each of ten writers to one cart, through form intents. */
  intents: { small: 4, full: 200 },
  /** Faults at each step of an order. */
  orderFaults: { small: 8, full: 53 },
  /** Calls while other systems are down. */
  callsInOutage: { small: 300, full: 10_000 },
  /** Throttled calls that get a `Retry-After`. */
  throttledCalls: { small: 40, full: 1_000 },
  /** Calls over sockets that are destroyed. */
  abortedCalls: { small: 240, full: 10_000 },
  /** Faults of the token call. */
  tokenFaults: { small: 20, full: 53 },
  /** Token expiries of a browser, and the number of concurrent requests that meet each. */
  refreshExpiries: { small: 3, full: 50 },
  refreshesAtOnce: { small: 16, full: 200 },
  /** Echo responses, of 16 kinds, sent to each call. */
  mirrorManners: { small: 3, full: 16 },
  /** Duration of a database outage, in milliseconds. */
  databasePauseMs: { small: 9_000, full: 20_000 },
  /** Duration of the load at capacity and of the overload, in milliseconds. */
  overloadMs: { small: 2_500, full: 60_000 },
  /** Minimum throughput under overload in percent of that at capacity; lower when other tests share the machine. */
  overloadPercent: { small: 50, full: 80 },
} satisfies Record<string, { small: number; full: number }>;

/** Whether the suites run in full size. */
export const isFull = process.env.STRESS === 'full';

type Sizes = { readonly [Name in keyof typeof table]: number };

/** The sizes of this run. */
export const sizes = Object.fromEntries(
  Object.entries(table).map(([name, { small, full }]) => [name, isFull ? full : small]),
) as Sizes;

/** The timeout of a stress suite. */
export const stressTimeout = { timeout: isFull ? 3_600_000 : 240_000 };
