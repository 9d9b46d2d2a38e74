import { checkOptions } from './check-options.ts';
import type { AssetsCalls, Calls } from './calls.ts';
import { configuredPaths } from './client/configured-paths.ts';
import { createClient, type Client, type ClientOptions } from './client/create-client.ts';
import { createRetryBudget } from './client/retry-budget.ts';
import { createUpload, type Upload } from './client/upload.ts';
import { withBasicAuth } from './client/with-basic-auth.ts';
import type { Contract } from './contract/call.ts';
import { closeSession, revoke, token } from './contract/identity-session.ts';
import { contract } from './contract/index.ts';
import type { SdkOptions, SiteSettings } from './sdk-options.ts';
import { createRefreshCall } from './session/refresh-calls.ts';
import { createTokenCalls } from './session/token-calls.ts';
import { TokenSession } from './session/token-session.ts';
import { memoryTokenStore } from './session/token-store.ts';

/** The base path of a gateway, appended to its host. */
const gatewayBasePath = '/api';

/** The calls of some areas, signed with the session of one shopper. */
export type CallsFor<Areas extends Contract> = Client<Areas> & { readonly session: TokenSession };

/** Every call of the contract by area, signed with the session of one shopper. */
export interface SdkCalls extends Omit<Calls, 'session' | 'assets'> {
  readonly session: TokenSession;
  /** File uploads and downloads. An upload reports its progress. */
  readonly assets: Omit<AssetsCalls, 'upload'> & {
    /** Stores a file under a name; it replaces a file of that name that no form refers to. */
    readonly upload: Upload;
  };
}

/**
 * Creates every call of the contract for one shopper, as on the wire: the level below `createSdk`. Create the objects
 * that a process shares (`retryBudget`, a configuration cache) once and pass them to each.
 */
export function createCalls(sdkOptions: SdkOptions): SdkCalls {
  checkOptions(sdkOptions);
  const { session: _, ...areas } = contract;
  const options = { ...sdkOptions, retryBudget: sdkOptions.retryBudget ?? createRetryBudget() };
  const sdk = createCallsFor(areas, options);
  const upload = createUpload({ ...clientOptionsFrom(options), session: sdk.session });
  return { ...sdk, assets: { ...sdk.assets, upload } };
}

/**
 * Creates the calls of the given areas, so that a bundle contains no others: `createCallsFor({ cart }, { gatewayUrl
 * })`.
 */
export function createCallsFor<const Areas extends Contract>(areas: Areas, options: SdkOptions): CallsFor<Areas> {
  const client = clientOptionsFrom(options);
  const session = createSession(options, client);
  return { ...createClient(areas, { ...client, session }), session };
}

/** Validates the options of an SDK and returns those of its client. */
export function clientOptionsFrom(options: SdkOptions): ClientOptions {
  checkOptions(options);
  const baseURL = systemUrls(options);
  return {
    ...options,
    baseURL,
    fetch: fetchesOf(options),
    pathsOf: options.site && configuredPaths(options.site.endpoints, baseURL.gateway.startsWith('https:')),
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
    for (const result of closed)
      if (result.status === 'rejected')
        logger?.warn('The session of the identity provider could not be closed', result.reason);
  };
  const session = new TokenSession({
    ...options,
    channel: options.channel ?? options.site?.channel,
    store: options.tokens ?? memoryTokenStore(),
    calls: {
      ...createTokenCalls(client),
      refresh: clientId ? createRefreshCall(identity, clientId) : () => Promise.resolve('rejected'),
    },
    onSignOut(reason, { refreshToken }) {
      onSignOut?.(reason);
      void closeIdentity(refreshToken);
    },
  });
  return Object.preventExtensions(session); // Vue wraps an extensible object in a proxy, which cannot read private members
}

function fetchesOf({ fetch, previewCredentials }: SdkOptions): ClientOptions['fetch'] {
  if (!previewCredentials) return fetch;
  const fetches = typeof fetch === 'function' ? { gateway: fetch, author: fetch, identity: fetch } : fetch;
  return { ...fetches, author: withBasicAuth(previewCredentials, fetches?.author) };
}

const systemUrls = ({ gatewayUrl, authorUrl, identityUrl, site }: SdkOptions) => ({
  gateway: gatewayUrl ?? hostUrl(site),
  author: authorUrl,
  identity: identityUrl,
});

/** @throws {TypeError} when neither the options nor the site's configuration have the URL of the gateway */
function hostUrl(site: SiteSettings | undefined): string {
  const host = site?.general.apimHost;
  if (!host) throw new TypeError('gatewayUrl is missing. Pass it, or a site with general.apimHost.');
  return host.replace(/\/$/, '') + gatewayBasePath;
}
