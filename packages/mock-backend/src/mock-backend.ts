import type { MockOrigins } from './origins.ts';

export interface MockBackendOptions {
  /** The origins of its systems, for an application with fixed URLs; by default `http://gateway.mock` and so on. */
  readonly origins?: Partial<MockOrigins>;
  /** The clock; by default the real time. */
  readonly now?: () => Date;
}

/** The changes that a test can make to one product. */
export interface ProductOverrides {
  /** Sets the stock to zero and disables back orders. */
  readonly outOfStock: () => Promise<void>;
  /** Sets the number of units in stock. */
  readonly stock: (available: number) => Promise<void>;
  /** Sets the price for all customer groups. */
  readonly price: (price: { readonly cents: number }) => Promise<void>;
}

/** The changes that a test can make to card payments. */
export interface CardOverrides {
  /** Declines every payment by card. */
  readonly declined: () => void;
}

/** The changes that a test can make to one call. */
export interface CallOverrides {
  /**
   * Makes the call fail with a documented status, with `timeout`, with `cut` for a broken connection, or with an error from
   * docs/developer-overrides.md such as `out-of-stock`.
   */
  readonly fails: (error: number | string) => void;
  /** Delays each response. */
  readonly takes: (delayMs: number) => void;
}

/** The whole back end with a small shop, in this process or browser tab. */
export interface MockBackend {
  /** Handles a request to one of its origins. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Whether a URL belongs to one of its origins. */
  readonly answers: (url: string) => boolean;
  /** The URLs for `createSdk` when Mock Service Worker intercepts the requests. */
  readonly urls: {
    readonly gatewayUrl: string;
    readonly authorUrl: string;
    readonly identityUrl: string;
    readonly clientId: string;
    readonly redirectUri: string;
  };
  /** The options for `createSdk` without a network: `urls` and `fetch`. */
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
   * @throws {RangeError} for an unknown call
   */
  readonly call: (name: string) => CallOverrides;
  /** Restores the initial state, without carts, orders, new accounts and overrides. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}
