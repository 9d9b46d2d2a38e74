import { gatewayTimeoutMs } from '@basin/domain';
import { createSdk, memoryTokenStore, type Sdk, type StoredSession } from '@basin/sdk';
import type { System } from '@basin/sdk/contract';
import type { CallName } from './call-name.ts';
import { exchange } from './exchange.ts';
import { findGoods, type Goods } from './goods.ts';
import { openAccount } from './open-account.ts';
import type { Settings } from './settings.ts';
import { replying, shopperWith, type Ask, type Shopper } from './shopper.ts';
import { signIn } from './sign-in.ts';
import { Untold } from './verdict.ts';

/** A customer with the account that was signed in to. */
export interface Customer extends Shopper {
  readonly email: string;
  readonly password: string;
}

/** One visit to a gateway: who calls it, what was asked, what is left behind. */
export class Visit {
  readonly settings: Settings;
  /** Text of this visit alone, for names and addresses of test objects. */
  readonly mark = crypto.randomUUID().slice(0, 8);
  readonly asked = new Set<CallName>();
  /** Objects that cannot be taken away again. */
  readonly left: string[] = [];
  requests = 0;
  readonly #farewells: (() => Promise<unknown>)[] = [];
  #visitor: Promise<Shopper> | undefined;
  #customer: Promise<Customer> | undefined;
  #otherCustomer: Promise<Customer> | undefined;
  #goods: Promise<Goods> | undefined;

  constructor(settings: Settings) {
    this.settings = settings;
  }

  /** Asks without a token. */
  readonly ask: Ask = (call, asked = {}) => {
    this.asked.add(call);
    const { gatewayUrl: gateway, authorUrl, identityUrl } = this.settings;
    const urls = { gateway, ...(authorUrl && { author: authorUrl }), ...(identityUrl && { identity: identityUrl }) };
    return exchange({ urls, fetch: this.send }, call, asked);
  };

  readonly reply = replying(this.ask);

  /** One request, counted. */
  readonly send = (system: System | 'cardFrame', request: Request): Promise<Response> => {
    this.requests += 1;
    return this.settings.fetch?.(system, request) ?? fetch(request, { signal: AbortSignal.timeout(gatewayTimeoutMs) });
  };

  /** A new guest; a known `gId` brings the same one back. */
  async guest(gId?: string): Promise<Shopper> {
    const query = { scope: 'guest', ...(gId !== undefined && { gId }) };
    const { access_token: token, anonymousId = '' } = await this.reply('session.createGuestToken', { query });
    const guest = shopperWith(this.ask, token, anonymousId);
    this.atEnd(() => guest.ask('cart.deleteActive'));
    return guest;
  }

  /** A guest who only looks around: one for the whole visit. */
  visitor(): Promise<Shopper> {
    return (this.#visitor ??= this.guest());
  }

  /** The customer of the visit, signed in all the way from the password. */
  customer(): Promise<Customer> {
    return (this.#customer ??= this.#signIn());
  }

  /** A second customer, with an account that is opened for the visit. */
  otherCustomer(): Promise<Customer> {
    return (this.#otherCustomer ??= this.#signInOther());
  }

  /** What can be bought here. */
  goods(): Promise<Goods> {
    return (this.#goods ??= findGoods(this));
  }

  /** The SDK over the same gateway. */
  sdk(session?: StoredSession): Sdk {
    return createSdk({
      ...this.settings,
      tokens: memoryTokenStore(session),
      fetch: {
        gateway: (request) => this.send('gateway', request),
        author: (request) => this.send('author', request),
        identity: (request) => this.send('identity', request),
      },
    });
  }

  /** Does something when the visit is over: what a truth made, it takes away again. */
  atEnd(farewell: () => Promise<unknown>): void {
    this.#farewells.push(farewell);
  }

  /** Takes away what was made, the last first; what cannot be taken away is named. */
  async leave(): Promise<void> {
    for (const farewell of this.#farewells.toReversed())
      await farewell().catch((error: unknown) => this.left.push(`(${String(error)})`));
  }

  async #signInOther(): Promise<Customer> {
    if (this.settings.account) throw new Untold('an account was given, and this needs two');
    await this.customer();
    return signIn(this, await openAccount(this));
  }

  async #signIn(): Promise<Customer> {
    if (this.settings.identityUrl === undefined) throw new Untold('no identity provider was given (--identity)');
    const account = this.settings.account ?? (await openAccount(this));
    return signIn(this, account);
  }
}
