/** The sizes of the stress suites: small in `npm test`, full in `npm run stress`, which sets `STRESS=full`. */
const table = {
  /** Random sequences of commands compared with the reference model, on each engine, and the length of the longest. */
  modelSequences: { small: 12, full: 1_000 },
  modelCommands: { small: 25, full: 40 },
  /** Changes that each of eight clients makes to shared carts. */
  clientOperations: { small: 40, full: 2_000 },
  /** Guests who sign in from four tabs at once. */
  mergeRounds: { small: 20, full: 1_000 },
  /** Orders submitted while gateways are killed, and how often one is killed. */
  killedSubmits: { small: 16, full: 1_000 },
  kills: { small: 1, full: 12 },
  /** How often a gateway dies before each statement of a payment and of an order. */
  sagaRounds: { small: 1, full: 50 },
  /** Carts that eight tabs submit at once. */
  cartsInTabs: { small: 25, full: 1_000 },
  /** Buyers of the last units. */
  buyers: { small: 50, full: 500 },
  lastUnits: { small: 10, full: 100 },
  /** Random requests generated from the contract. */
  requests: { small: 1_000, full: 50_000 },
  /** How many of some 250 SQL injection texts each field of each call receives. */
  sqlTexts: { small: 1, full: 250 },
  /** Attempts of each of the two kinds whose response times are compared. */
  timedTries: { small: 120, full: 1_000 },
  /** Requests of each kind that try to exhaust memory or time. */
  hungryRequests: { small: 4, full: 200 },
  /** Products over which every search result is compared with a plain loop. */
  searchedProducts: { small: 500, full: 20_000 },
  /** Random questions of a kind to the embedded index, and to a Solr. */
  searchQuestions: { small: 60, full: 600 },
  solrQuestions: { small: 20, full: 100 },
  /** How often each call of the contract meets each network fault. */
  faultRounds: { small: 1, full: 20 },
  faultsPerCall: { small: 20, full: 100 },
  /** Responses with one value of a wrong type. */
  mutatedReplies: { small: 1_000, full: 20_000 },
  /** Pages of the shop in each language, and how many of their images and files are fetched. */
  crawledPages: { small: 6, full: 5_000 },
  crawledPictures: { small: 60, full: 100_000 },
  crawledDocuments: { small: 6, full: 100_000 },
  /** Product pages of each language whose links are followed, besides all other pages. */
  crawledProducts: { small: 12, full: 5_000 },
  /** Pictures and swatches of the demonstration that are rendered; the others are known by name. */
  renderedPictures: { small: 200, full: 100_000 },
  /** Products whose files are downloaded in one archive. */
  crawledArchives: { small: 1, full: 100 },
  /** Changes that each of ten writers makes to one cart, by intent. */
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
  /** How often a browser's token expires, and how many concurrent requests notice it. */
  refreshExpiries: { small: 3, full: 50 },
  refreshesAtOnce: { small: 16, full: 200 },
  /** How many of 16 echoes of its request each call receives. */
  mirrorManners: { small: 3, full: 16 },
  /** How long the database hangs, in milliseconds. */
  databasePauseMs: { small: 9_000, full: 20_000 },
  /** How long a server is loaded at its capacity, and then beyond it, in milliseconds. */
  overloadMs: { small: 2_500, full: 60_000 },
  /** Least throughput under overload, as a percentage of that at capacity; lower when other tests share the machine. */
  overloadPercent: { small: 50, full: 80 },
} satisfies Record<string, { small: number; full: number }>;

/** Whether the suites run in full size. */
export const isFull = process.env.STRESS === 'full';

type Sizes = { readonly [Name in keyof typeof table]: number };

/** The sizes of this run. */
export const sizes = Object.fromEntries(
  Object.entries(table).map(([name, { small, full }]) => [name, isFull ? full : small]),
) as Sizes;

/** How long a suite may take. */
export const patience = { timeout: isFull ? 3_600_000 : 240_000 };
