/** How much a stress suite does: little of each in `npm test`, all of it in `npm run stress`, which sets `STRESS=full`. */
const table = {
  /** Random sequences of commands against the reference model, on each engine, and the commands of the longest. */
  modelSequences: { small: 12, full: 1_000 },
  modelCommands: { small: 25, full: 40 },
  /** What each of eight clients does to shared carts. */
  clientOperations: { small: 40, full: 2_000 },
  /** Guests that sign in from four tabs at once. */
  mergeRounds: { small: 20, full: 1_000 },
  /** Orders that are submitted while gateways are killed, and how often one is. */
  killedSubmits: { small: 16, full: 1_000 },
  kills: { small: 1, full: 12 },
  /** How often a gateway dies before each statement of a payment and of an order. */
  sagaRounds: { small: 1, full: 50 },
  /** Carts that eight tabs submit at once. */
  cartsInTabs: { small: 25, full: 1_000 },
  /** Buyers of the last units. */
  buyers: { small: 50, full: 500 },
  lastUnits: { small: 10, full: 100 },
  /** Requests made up from the contract. */
  requests: { small: 1_000, full: 50_000 },
  /** How many of some 250 texts of SQL stand in each place of each call. */
  sqlTexts: { small: 1, full: 250 },
  /** Tries of each of two kinds whose times are told apart or not. */
  timedTries: { small: 120, full: 1_000 },
  /** Requests that would eat memory or time, of each kind. */
  hungryRequests: { small: 4, full: 200 },
  /** Products in which every answer of the search is held against a plain loop. */
  searchedProducts: { small: 800, full: 20_000 },
  /** How often each call of the contract meets so many faults of the network. */
  faultRounds: { small: 1, full: 20 },
  faultsPerCall: { small: 28, full: 100 },
  /** Replies with one value of another type. */
  mutatedReplies: { small: 1_000, full: 20_000 },
  /** Pages of the shop in each language, and how many of their pictures and files are fetched. */
  crawledPages: { small: 6, full: 5_000 },
  crawledPictures: { small: 60, full: 100_000 },
  crawledDocuments: { small: 6, full: 100_000 },
  /** Products whose files are fetched in one archive. */
  crawledArchives: { small: 1, full: 100 },
  /** What each of ten writers changes in one cart, by intent. */
  intents: { small: 4, full: 200 },
  /** Faults that each step of an order meets. */
  orderFaults: { small: 8, full: 53 },
  /** Calls while the systems are down. */
  callsInOutage: { small: 300, full: 10_000 },
  /** Throttled calls that are told when to come again. */
  throttledCalls: { small: 40, full: 1_000 },
  /** Calls over sockets that are given up. */
  abortedCalls: { small: 240, full: 10_000 },
  /** Faults that the token call meets. */
  tokenFaults: { small: 20, full: 53 },
  /** How often the token of a browser expires, and how many of its requests find that at once. */
  refreshExpiries: { small: 3, full: 50 },
  refreshesAtOnce: { small: 16, full: 200 },
  /** In how many ways of 16 each call is told back what it said. */
  mirrorManners: { small: 3, full: 16 },
  /** How long the database stands still, in milliseconds. */
  databasePauseMs: { small: 9_000, full: 20_000 },
} satisfies Record<string, { small: number; full: number }>;

/** Whether all of it is done. */
export const isFull = process.env.STRESS === 'full';

type Sizes = { readonly [Name in keyof typeof table]: number };

/** The sizes of this run. */
export const sizes = Object.fromEntries(
  Object.entries(table).map(([name, { small, full }]) => [name, isFull ? full : small]),
) as Sizes;

/** How long a suite may take. */
export const patience = { timeout: isFull ? 3_600_000 : 240_000 };
