import type { System } from '@basin/sdk/contract';

/** The gateway under test, and the accounts, cards and options of the visit. */
export interface Settings {
  /** The URL of the gateway with its base path. */
  readonly gatewayUrl: string;
  /** URL of the author system; without it its checks are skipped. */
  readonly authorUrl?: string | undefined;
  /** URL of the identity provider; without it the checks of customers are skipped. */
  readonly identityUrl?: string | undefined;
  /** URL of Basin's own card frame. Another provider's tokens go in `cardTokens`. */
  readonly cardFrameUrl?: string | undefined;
  /** Tokens of test cards, each valid for one payment. */
  readonly cardTokens?: readonly string[] | undefined;
  /** A test account; by default the visit opens one and erases it. */
  readonly account?: { readonly email: string; readonly password: string } | undefined;
  /** The client id of the shop at the identity provider. */
  readonly clientId?: string | undefined;
  readonly redirectUri?: string | undefined;
  /** The brand in the names of search profiles: `profile_{brand}_Typeahead`. */
  readonly brand?: string | undefined;
  /** The path of the site's configuration. */
  readonly configPath?: string | undefined;
  /** Orders are placed unless this is false. */
  readonly placesOrders?: boolean | undefined;
  /** Handles requests instead of the network. */
  readonly fetch?: ((system: System | 'cardFrame', request: Request) => Promise<Response>) | undefined;
}
