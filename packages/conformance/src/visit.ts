import { gatewayTimeoutMs } from '@basin/domain';
import { createCalls, memoryTokenStore, type SdkCalls, type StoredSession } from '@basin/sdk';
import type { System } from '@basin/sdk/contract';
import { entryOf, type CallName } from './call-name.ts';
import { exchange, type Wire } from './exchange.ts';
import { findBuyableProducts, type BuyableProducts } from './buyable-products.ts';
import { openAccount } from './open-account.ts';
import { probeCall } from './probe-call.ts';
import type { Settings } from './settings.ts';
import { replying, shopperWith, type Ask, type Shopper } from './shopper.ts';
import type { Customer, Visitor } from './visitor.ts';
import { signIn } from './sign-in.ts';
import { Inconclusive } from './verdict.ts';

/** One visit to a gateway: its callers, the calls made, the test objects that remain. */
export class Visit implements Visitor {
  readonly settings: Settings;
  /** Unique text of this visit, for names and addresses of test objects. */
  readonly mark = crypto.randomUUID().slice(0, 8);
  readonly asked = new Set<CallName>();
  /** Test objects that cannot be removed. */
  readonly leftovers: string[] = [];
  requests = 0;
  #givesTokens = true;
  readonly #probes = new Map<CallName, Promise<string | undefined>>();
  #isComplete = true;
  readonly #cleanups: (() => Promise<unknown>)[] = [];
  #visitor: Promise<Shopper> | undefined;
  #customer: Promise<Customer> | undefined;
  #otherCustomer: Promise<Customer> | undefined;
  #goods: Promise<BuyableProducts> | undefined;

  constructor(settings: Settings) {
    this.settings = settings;
  }

  /** Makes a call without a token. */
  readonly ask: Ask = async (call, asked = {}) => {
    if ((await this.whyMissing(call)) !== undefined) throw new Inconclusive(`it needs ${call}, which is not built`);
    this.asked.add(call);
    return exchange(this.wire, call, asked);
  };

  readonly reply = replying(this.ask);

  /** Sends and counts one request. */
  readonly send = (system: System | 'cardFrame', request: Request): Promise<Response> => {
    this.requests += 1;
    return this.settings.fetch?.(system, request) ?? fetch(request, { signal: AbortSignal.timeout(gatewayTimeoutMs) });
  };

  /** Creates a guest; a known `gId` returns the same one. */
  async guest(gId?: string): Promise<Shopper> {
    if (!this.#givesTokens) throw new Inconclusive('it needs a token for a guest, and there is none: see above');
    const query = { scope: 'guest', ...(gId !== undefined && { gId }) };
    const { access_token: token, anonymousId = '' } = await this.#tokenFor(query);
    const guest = shopperWith(this.ask, token, anonymousId);
    this.atEnd(() => guest.ask('cart.deleteActive'));
    return guest;
  }

  /** A gateway that gives no token fails one check; the others of guests are skipped. */
  #tokenFor(query: Readonly<Record<string, string>>) {
    return this.reply('session.createGuestToken', { query }).catch((error: unknown) => {
      this.#givesTokens = false;
      throw error;
    });
  }

  /** What came instead of a call that the gateway does not have; undefined when it has it. */
  async whyMissing(call: CallName): Promise<string | undefined> {
    const probe = this.#probes.get(call) ?? probeCall(this.wire, entryOf(call));
    this.#probes.set(call, probe);
    const why = await probe;
    if (why !== undefined) this.#isComplete = false;
    return why;
  }

  /** The systems that were given. */
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

  /** Returns two products that can be bought. */
  goods(): Promise<BuyableProducts> {
    return (this.#goods ??= findBuyableProducts(this));
  }

  /** Creates an SDK for the same gateway, for whole flows. */
  sdk(session?: StoredSession): SdkCalls {
    if (!this.#isComplete) throw new Inconclusive('it needs calls that are not built');
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
    if (this.settings.account) throw new Inconclusive('this check needs two accounts, and one was given');
    await this.customer();
    return signIn(this, await openAccount(this));
  }

  async #signIn(): Promise<Customer> {
    if (this.settings.identityUrl === undefined) throw new Inconclusive('no identity provider was given (--identity)');
    const account = this.settings.account ?? (await openAccount(this));
    return signIn(this, account);
  }
}
