import type { Locale } from '@basin/domain';
import { checkOptions } from './check-options.ts';
import type { AssetsCalls, Calls } from './calls.ts';
import { configuredPaths } from './client/configured-paths.ts';
import { createClient, type Client, type ClientOptions } from './client/create-client.ts';
import { createRetryBudget, type RetryBudget } from './client/retry-budget.ts';
import type { Fetch } from './client/send.ts';
import { withBasicAuth } from './client/with-basic-auth.ts';
import type { Contract, System } from './contract/call.ts';
import { closeSession, revoke, token } from './contract/identity-session.ts';
import { contract } from './contract/index.ts';
import { createUpload, type Upload } from './files/upload.ts';
import type { SiteConfig } from './contract/types.ts';
import type { Logger } from './logger.ts';
import { refreshThrough } from './session/refresh-calls.ts';
import { createTokenCalls } from './session/token-calls.ts';
import { TokenSession, type SignOutReason } from './session/token-session.ts';
import { memoryTokenStore, type TokenStore } from './session/token-store.ts';

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
  /** The sales channel to ask guest tokens for. */
  readonly channel?: string | undefined;
  /** The value of the `commerce_gid` cookie, when there is one that the shop trusts. */
  readonly guestCookie?: (() => string | undefined) | undefined;
  /** Told once for each session that ends, before the provider's session is closed. */
  readonly onSignOut?: ((reason: SignOutReason) => void) | undefined;
  /** Name and password for the preview of the author system; only ever on a server. */
  readonly previewCredentials?: { readonly user: string; readonly password: string } | undefined;
  readonly timeoutMs?: ClientOptions['timeoutMs'];
  /** What one try may take of that, so that one that hangs leaves time for another; all of it unless given. */
  readonly attemptTimeoutMs?: ClientOptions['attemptTimeoutMs'];
  /** What becomes of a reply that is not as the contract says: `driftPolicy(mode, onDrift)`. It fails unless given. */
  readonly drift?: ClientOptions['drift'];
  /** Shared by all SDKs of a process. */
  readonly retryBudget?: RetryBudget | undefined;
  /** The language of the shop's products, pages and texts; the default one unless given. */
  readonly locale?: Locale | undefined;
  readonly logger?: Logger | undefined;
  readonly now?: (() => Date) | undefined;
  readonly newId?: (() => string) | undefined;
}

/** What the configuration of a site says of its calls. */
export interface SiteSettings {
  readonly general: Pick<SiteConfig['general'], 'apimHost'>;
  /** Path by key. */
  readonly endpoints: SiteConfig['endpoints'];
  readonly channel?: SiteConfig['channel'] | undefined;
  /** Where the index keeps products. */
  readonly products?: SiteConfig['products'] | undefined;
}

/** Where a gateway answers below its host. */
const gatewayBasePath = '/api';

/** The calls of some areas, signed with the session of one shopper. */
export type CallsFor<Areas extends Contract> = Client<Areas> & { readonly session: TokenSession };

/** Every call of the contract by area, signed with the session of one shopper. */
export interface SdkCalls extends Omit<Calls, 'session' | 'assets'> {
  readonly session: TokenSession;
  /** Files to and from the shop. An upload reports its progress. */
  readonly assets: Omit<AssetsCalls, 'upload'> & {
    /** Stores a file under a name; the same name again takes its place. */
    readonly upload: Upload;
  };
}

/**
 * Every call of the contract for one shopper, as it is on the wire: the level below `createSdk`. What a process may
 * share (`retryBudget`, a configuration cache) is created once and supplied to each.
 */
export function createCalls(given: SdkOptions): SdkCalls {
  const { session: _, ...areas } = contract;
  const options = { ...given, retryBudget: given.retryBudget ?? createRetryBudget() };
  const sdk = createCallsFor(areas, options);
  const upload = createUpload({ ...clientOptionsFrom(options), session: sdk.session });
  return { ...sdk, assets: { ...sdk.assets, upload } };
}

/** The calls of the areas given, so that a bundle holds no others: `createCallsFor({ cart }, { gatewayUrl })`. */
export function createCallsFor<const Areas extends Contract>(areas: Areas, options: SdkOptions): CallsFor<Areas> {
  const client = clientOptionsFrom(options);
  const session = createSession(options, client);
  return { ...createClient(areas, { ...client, session }), session };
}

function clientOptionsFrom(options: SdkOptions): ClientOptions {
  checkOptions(options);
  const baseURL = systemUrls(options);
  return {
    ...options,
    baseURL,
    fetch: fetchesOf(options),
    pathsOf: options.site && configuredPaths(options.site.endpoints, baseURL.gateway?.startsWith('https:')),
    retryBudget: options.retryBudget ?? createRetryBudget(),
  };
}

function createSession(options: SdkOptions, client: ClientOptions): TokenSession {
  const { clientId, onSignOut, logger } = options;
  const { identity } = createClient({ identity: { closeSession, revoke, token } }, client);
  const closeIdentity = async (refreshToken: string | undefined): Promise<void> => {
    const closed = await Promise.allSettled([
      clientId && refreshToken && identity.revoke({ body: { client_id: clientId, token: refreshToken } }),
      options.identityUrl && identity.closeSession(),
    ]);
    for (const result of closed) if (result.status === 'rejected') logger?.warn('A session stayed open', result.reason);
  };
  return new TokenSession({
    ...options,
    channel: options.channel ?? options.site?.channel,
    store: options.tokens ?? memoryTokenStore(),
    calls: {
      ...createTokenCalls(client),
      refresh: clientId ? refreshThrough(identity, clientId) : () => Promise.resolve('rejected'),
    },
    onSignOut(reason, { refreshToken }) {
      onSignOut?.(reason);
      void closeIdentity(refreshToken);
    },
  });
}

function fetchesOf({ fetch, previewCredentials }: SdkOptions): ClientOptions['fetch'] {
  if (!previewCredentials) return fetch;
  const fetches = typeof fetch === 'function' ? { gateway: fetch, author: fetch, identity: fetch } : fetch;
  return { ...fetches, author: withBasicAuth(previewCredentials, fetches?.author) };
}

const systemUrls = ({ gatewayUrl, authorUrl, identityUrl, site }: SdkOptions): Partial<Record<System, string>> => ({
  gateway: gatewayUrl ?? hostUrl(site),
  ...(authorUrl && { author: authorUrl }),
  ...(identityUrl && { identity: identityUrl }),
});

/** @throws {TypeError} when neither the options nor the site's configuration have the URL of the gateway */
function hostUrl(site: SiteSettings | undefined): string {
  const host = site?.general.apimHost;
  if (!host) throw new TypeError('gatewayUrl is missing, and the configuration of the site has no apimHost.');
  return host.replace(/\/$/, '') + gatewayBasePath;
}
