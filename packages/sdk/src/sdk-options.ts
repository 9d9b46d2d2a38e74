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

export interface SdkOptions {
  /** Scheme, host and base path of the gateway; that of the configuration (`apimHost`) unless given. */
  readonly gatewayUrl?: string | undefined;
  /** The configuration of the site: it may say where the gateway is, at which paths it answers, and the sales channel. */
  readonly site?: SiteSettings | undefined;
  readonly authorUrl?: string | undefined;
  readonly identityUrl?: string | undefined;
  /** Answers requests instead of the network: one for all systems, or one for each. */
  readonly fetch?: Fetch | Partial<Record<System, Fetch>> | undefined;
  /** Called around every request: `{ onRequest({ options }) { options.headers.set('traceparent', …); } }`. */
  readonly hooks?: ClientOptions['hooks'];
  /** Sent with every request, such as for whom a server asks: `{ 'X-Forwarded-For': address }`. */
  readonly headers?: ClientOptions['headers'];
  /** Where this shopper's session is kept; in memory unless given. */
  readonly tokens?: TokenStore | undefined;
  /** The shop as the identity provider knows it; without it sessions are not refreshed. */
  readonly clientId?: string | undefined;
  /** Where the identity provider sends codes: one of the addresses that it knows for `clientId`. `account.signIn` needs it. */
  readonly redirectUri?: string | undefined;
  /** The sales channel to ask guest tokens for. */
  readonly channel?: string | undefined;
  /** The value of the `commerce_gid` cookie, when there is one that the shop trusts. */
  readonly guestCookie?: (() => string | undefined) | undefined;
  /** Told once for each session that ends, before the provider's session is closed. */
  readonly onSignOut?: ((reason: SignOutReason) => void) | undefined;
  /** Name and password for the preview of the author system; only ever on a server. */
  readonly previewCredentials?: { readonly user: string; readonly password: string } | undefined;
  readonly timeoutMs?: ClientOptions['timeoutMs'];
  /** What one try may take of that, so that a hanging one leaves time for another; all unless given. */
  readonly attemptTimeoutMs?: ClientOptions['attemptTimeoutMs'];
  /** For replies that are not as the contract says: `driftPolicy(mode, onDrift)`. They fail unless given. */
  readonly drift?: ClientOptions['drift'];
  /** Shared by all SDKs of a process. */
  readonly retryBudget?: RetryBudget | undefined;
  /** The settings and texts of the site, shared by all SDKs of a process; one of this SDK's own unless given. */
  readonly config?: ConfigCache | undefined;
  /** The language of the shop's products, pages and texts; the default one unless given. */
  readonly locale?: Locale | undefined;
  readonly logger?: Logger | undefined;
  readonly now?: (() => Date) | undefined;
  readonly newId?: (() => string) | undefined;
}

/** What the configuration of a site says of its calls. */
export interface SiteSettings {
  readonly general: Pick<SiteConfig['general'], 'apimHost'> &
    Partial<Pick<SiteConfig['general'], 'usernameExtension'>> &
    Partial<Pick<SiteConfig['general'], 'featureFlags'>>;
  /** Path by key. */
  readonly endpoints: SiteConfig['endpoints'];
  readonly channel?: SiteConfig['channel'] | undefined;
  /** Where the index keeps products. */
  readonly products?: SiteConfig['products'] | undefined;
}
