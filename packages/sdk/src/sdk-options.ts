import type { Locale } from '@basin/domain';
import type { ClientOptions } from './client/create-client.ts';
import type { RetryBudget } from './client/retry-budget.ts';
import type { Fetch } from './client/send.ts';
import type { ConfigCache } from './config/config-cache.ts';
import type { System } from './contract/call.ts';
import type { SiteConfig } from './contract/types.ts';
import type { Logger } from './logger.ts';
import type { SignOutReason } from './session/token-session.ts';
import type { TokenStore } from './session/token-store.ts';

/** Options of an SDK, for one shopper. */
export interface SdkOptions {
  /** Scheme, host and base path of the gateway; by default those of the configuration (`apimHost`). */
  readonly gatewayUrl?: string | undefined;
  /** The configuration of the site: the URL of the gateway, its paths, and the sales channel. */
  readonly site?: SiteSettings | undefined;
  readonly authorUrl?: string | undefined;
  readonly identityUrl?: string | undefined;
  /** Replaces the network: one function for all systems, or one for each. */
  readonly fetch?: Fetch | Partial<Record<System, Fetch>> | undefined;
  /** Called around every request: `{ onRequest({ options }) { options.headers.set('traceparent', …); } }`. */
  readonly hooks?: ClientOptions['hooks'];
  /** Sent with every request, for example the caller's IP address on a server: `{ 'X-Forwarded-For': ip }`. */
  readonly headers?: ClientOptions['headers'];
  /** Stores this shopper's session; in memory by default. */
  readonly tokens?: TokenStore | undefined;
  /** The shop's client id at the identity provider; without it sessions are not refreshed. */
  readonly clientId?: string | undefined;
  /**
   * The redirect URI for codes, which must be registered for `clientId` at the identity provider. Required by
   * `account.signIn`.
   */
  readonly redirectUri?: string | undefined;
  /** The sales channel of guest tokens. */
  readonly channel?: string | undefined;
  /** Returns the value of the `commerce_gid` cookie, if the shop trusts it. */
  readonly guestCookie?: (() => string | undefined) | undefined;
  /** Called once for each session that ends, before the provider's session is closed. */
  readonly onSignOut?: ((reason: SignOutReason) => void) | undefined;
  /** Name and password for the preview of the author system; use them only on a server. */
  readonly previewCredentials?: { readonly user: string; readonly password: string } | undefined;
  readonly timeoutMs?: ClientOptions['timeoutMs'];
  /** Timeout of one attempt, so that a hanging one leaves time for another; by default the whole timeout. */
  readonly attemptTimeoutMs?: ClientOptions['attemptTimeoutMs'];
  /** Handles responses that do not match the contract: `driftPolicy(mode, onDrift)`. By default the call fails. */
  readonly drift?: ClientOptions['drift'];
  /** Shared by all SDKs of a process. */
  readonly retryBudget?: RetryBudget | undefined;
  /**
   * The cached settings and texts of the site, shared by all SDKs of a process; by default each SDK has its own cache.
   */
  readonly config?: ConfigCache | undefined;
  /** The language of the shop's products, pages and texts; the default language if omitted. */
  readonly locale?: Locale | undefined;
  readonly logger?: Logger | undefined;
  readonly now?: (() => Date) | undefined;
  readonly newId?: (() => string) | undefined;
}

/** The parts of a site configuration that affect calls. */
export interface SiteSettings {
  readonly general: Pick<SiteConfig['general'], 'apimHost'> &
    Partial<Pick<SiteConfig['general'], 'usernameExtension'>> &
    Partial<Pick<SiteConfig['general'], 'featureFlags'>>;
  /** Path by key. */
  readonly endpoints: SiteConfig['endpoints'];
  readonly channel?: SiteConfig['channel'] | undefined;
  /** The product lines of the search index. */
  readonly products?: SiteConfig['products'] | undefined;
}
