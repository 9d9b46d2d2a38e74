import { gatewayTimeoutMs } from '@basin/domain';
import { createCalls, memoryTokenStore, type SdkCalls, type StoredSession } from '@basin/sdk';
import type { System } from '@basin/sdk/contract';
import { entryOf, type CallName } from './call-name.ts';
import { exchange, type Wire } from './exchange.ts';
import { findBuyableProducts, type BuyableProducts } from './buyable-products.ts';
import { openAccount } from './open-account.ts';
import { probeCall } from './probe-call.ts';
import type { Settings } from './settings.ts';
import { shopperWith, successfulReply, type MakeCall, type Shopper } from './shopper.ts';
import type { Customer, Visitor } from './visitor.ts';
import { signIn } from './sign-in.ts';
import { Inconclusive } from './verdict.ts';

/** One run of checks against a gateway: its callers, the calls that it made, and the test objects that remain. */
export class Visit implements Visitor {
  readonly settings: Settings;
  /** A unique suffix for the names and e-mail addresses of this visit's test objects. */
  readonly suffix = crypto.randomUUID().slice(0, 8);
  readonly madeCalls = new Set<CallName>();
  /** Test objects that cannot be removed. */
  readonly leftovers: string[] = [];
  requests = 0;
  #issuesTokens = true;
  readonly #probes = new Map<CallName, Promise<string | undefined>>();
  #isComplete = true;
  readonly #cleanups: (() => Promise<unknown>)[] = [];
  #visitor: Promise<Shopper> | undefined;
  #customer: Promise<Customer> | undefined;
  #otherCustomer: Promise<Customer> | undefined;
  #buyableProducts: Promise<BuyableProducts> | undefined;

  constructor(settings: Settings) {
    this.settings = settings;
  }

  /** Makes a call without a token. */
  readonly call: MakeCall = async (name, request = {}) => {
    if ((await this.whyMissing(name)) !== undefined)
      throw new Inconclusive(`requires ${name}, which is not implemented`);
    this.madeCalls.add(name);
    return exchange(this.wire, name, request);
  };

  readonly reply = successfulReply(this.call);

  /** Sends and counts one request. */
  readonly send = (system: System | 'cardFrame', request: Request): Promise<Response> => {
    this.requests += 1;
    return this.settings.fetch?.(system, request) ?? fetch(request, { signal: AbortSignal.timeout(gatewayTimeoutMs) });
  };

  /** Creates a guest, or returns the same guest for a known `gId`. */
  async guest(gId?: string): Promise<Shopper> {
    if (!this.#issuesTokens)
      throw new Inconclusive('requires a guest token, which the gateway does not issue: see above');
    const query = { scope: 'guest', ...(gId !== undefined && { gId }) };
    const { access_token: token, anonymousId = '' } = await this.#tokenFor(query);
    const guest = shopperWith(this.call, token, anonymousId);
    this.atEnd(() => guest.call('cart.deleteActive'));
    return guest;
  }

  /** A gateway that issues no guest token fails one check; the other checks with guests are skipped. */
  #tokenFor(query: Readonly<Record<string, string>>) {
    return this.reply('session.createGuestToken', { query }).catch((error: unknown) => {
      this.#issuesTokens = false;
      throw error;
    });
  }

  /** Returns the response that shows that a call is not implemented, or undefined when it is. */
  async whyMissing(call: CallName): Promise<string | undefined> {
    const probe = this.#probes.get(call) ?? probeCall(this.wire, entryOf(call));
    this.#probes.set(call, probe);
    const why = await probe;
    if (why !== undefined) this.#isComplete = false;
    return why;
  }

  /** The URLs of the systems in the settings. */
  get wire(): Wire {
    const { gatewayUrl: gateway, authorUrl, identityUrl } = this.settings;
    const urls = { gateway, ...(authorUrl && { author: authorUrl }), ...(identityUrl && { identity: identityUrl }) };
    return { urls, fetch: this.send };
  }

  /** Returns a guest who only reads, the same for the whole visit. */
  visitor(): Promise<Shopper> {
    return (this.#visitor ??= this.guest());
  }

  /** Returns the customer of the visit, signed in with a password. */
  customer(): Promise<Customer> {
    return (this.#customer ??= this.#signIn());
  }

  /** Returns a second customer, with an account opened for the visit. */
  otherCustomer(): Promise<Customer> {
    return (this.#otherCustomer ??= this.#signInOther());
  }

  /** Returns two buyable products. */
  buyableProducts(): Promise<BuyableProducts> {
    return (this.#buyableProducts ??= findBuyableProducts(this));
  }

  /** Creates an SDK for the same gateway, for whole flows. */
  sdk(session?: StoredSession): SdkCalls {
    if (!this.#isComplete) throw new Inconclusive('requires calls that are not implemented');
    return createCalls({
      ...this.settings,
      tokens: memoryTokenStore(session),
      fetch: {
        gateway: (request) => this.send('gateway', request),
        author: (request) => this.send('author', request),
        identity: (request) => this.send('identity', request),
      },
    });
  }

  /** Registers clean-up for the end of the visit. */
  atEnd(cleanup: () => Promise<unknown>): void {
    this.#cleanups.push(cleanup);
  }

  /** Runs the clean-up, the last registered first; failures go into `leftovers`. */
  async leave(): Promise<void> {
    for (const cleanup of this.#cleanups.toReversed())
      await cleanup().catch((error: unknown) => this.leftovers.push(`(${String(error)})`));
  }

  async #signInOther(): Promise<Customer> {
    if (this.settings.account) throw new Inconclusive('requires two accounts, but only one was given');
    await this.customer();
    return signIn(this, await openAccount(this));
  }

  async #signIn(): Promise<Customer> {
    if (this.settings.identityUrl === undefined) throw new Inconclusive('no identity provider was given (--identity)');
    const account = this.settings.account ?? (await openAccount(this));
    return signIn(this, account);
  }
}
