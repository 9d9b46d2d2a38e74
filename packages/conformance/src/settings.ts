import type { System } from '@basin/sdk/contract';

/** Which gateway is visited, and what a visitor is given. */
export interface Settings {
  /** Scheme, host and base path of the gateway. */
  readonly gatewayUrl: string;
  /** Where the author system answers; without it its truths stay untold. */
  readonly authorUrl?: string | undefined;
  /** Where the identity provider answers; without it the truths of customers stay untold. */
  readonly identityUrl?: string | undefined;
  /** Where Basin's own card frame answers. Another provider's tokens go in `cardTokens`. */
  readonly cardFrameUrl?: string | undefined;
  /** Tokens of test cards, each good for one payment. */
  readonly cardTokens?: readonly string[] | undefined;
  /** An account kept for tests; without it one is opened and closed again. */
  readonly account?: { readonly email: string; readonly password: string } | undefined;
  /** The application as the identity provider knows it. */
  readonly clientId?: string | undefined;
  readonly redirectUri?: string | undefined;
  /** The brand in the names of search profiles: `profile_{brand}_Typeahead`. */
  readonly brand?: string | undefined;
  /** Where the configuration of the site lies. */
  readonly configPath?: string | undefined;
  /** Orders are placed unless this is false. */
  readonly placesOrders?: boolean | undefined;
  /** Answers requests instead of the network. */
  readonly fetch?: ((system: System | 'cardFrame', request: Request) => Promise<Response>) | undefined;
}
