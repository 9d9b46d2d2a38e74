import type { MockOrigins } from './origins.ts';

export interface MockBackendOptions {
  /** Where its systems are called, for an application whose addresses are fixed; `http://gateway.mock` and its like unless given. */
  readonly origins?: Partial<MockOrigins>;
  /** The clock; real time unless given. */
  readonly now?: () => Date;
}

/** What a test can say of one product. */
export interface ProductOverrides {
  /** Nothing of it is at hand, and none can be ordered ahead. */
  readonly outOfStock: () => Promise<void>;
  /** Sets how many units are at hand. */
  readonly stock: (available: number) => Promise<void>;
  /** Sets the price that everyone pays, whatever group they are in. */
  readonly price: (price: { readonly cents: number }) => Promise<void>;
}

/** What a test can say of cards. */
export interface CardOverrides {
  /** Every payment by card is declined. */
  readonly declined: () => void;
}

/** What a test can say of one call. */
export interface CallOverrides {
  /**
   * Answers with an error: a status that is documented for the call, `timeout`, `cut` for a connection that breaks, or a
   * name from docs/developer-overrides.md such as `out-of-stock`.
   */
  readonly fails: (error: number | string) => void;
  /** Waits before each answer. */
  readonly takes: (delayMs: number) => void;
}

/** The whole back end with a small shop, in this process or browser tab. */
export interface MockBackend {
  /** Answers a request to one of its origins. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Whether an address is one of its origins. */
  readonly answers: (url: string) => boolean;
  /** The addresses for `createSdk`, when Mock Service Worker passes the requests on. */
  readonly urls: {
    readonly gatewayUrl: string;
    readonly authorUrl: string;
    readonly identityUrl: string;
    readonly clientId: string;
    readonly redirectUri: string;
  };
  /** The options for `createSdk` that need no network: `urls` and `fetch`. */
  readonly sdkOptions: MockBackend['urls'] & Pick<MockBackend, 'fetch'>;
  /**
   * Changes one product until the next `reset`; its methods reject with a RangeError when no product has the sku.
   *
   * @param sku one finish of a product
   */
  readonly product: (sku: string) => ProductOverrides;
  readonly card: CardOverrides;
  /**
   * Changes one call until the next `reset`.
   *
   * @param name area and name as in `sdk.calls`, such as `cart.update`
   * @throws {RangeError} when there is no such call
   */
  readonly call: (name: string) => CallOverrides;
  /** Makes it as it was when it was created: no carts, orders or new accounts, and no overrides. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}
