import { guestId } from '@basin/domain';
import type { WaitOptions } from '../client/deadline.ts';
import type { Logger } from '../logger.ts';
import { expiryOf, isFresh, type IssuedTokens } from './expiry.ts';
import { createSingleFlight } from './single-flight.ts';
import { claimsFrom, type TokenClaims } from './token-claims.ts';
import type { StoredSession, TokenStore } from './token-store.ts';
import type { Bearer, SessionTokens } from './with-session.ts';

/** The guest and sales channel of a token request. */
export interface Guest {
  readonly gId: string | undefined;
  readonly channel: string | undefined;
}

/** Requests guest tokens; throws when the gateway cannot be reached. */
export interface GuestTokenCalls {
  createGuestToken: (guest: Guest, options?: WaitOptions) => Promise<IssuedTokens>;
}

export interface GuestSessionOptions {
  readonly store: TokenStore;
  readonly calls: GuestTokenCalls;
  readonly now?: (() => Date) | undefined;
  /** The sales channel of guest tokens. */
  readonly channel?: string | undefined;
  /** Returns the value of the `commerce_gid` cookie, which takes precedence over the stored guest identifier. */
  readonly guestCookie?: (() => string | undefined) | undefined;
  readonly logger?: Logger | undefined;
}

/**
 * The bearer tokens of a guest, for apps without sign-in. Concurrent callers share one token request; a failed request
 * leaves the session unchanged, and the next call tries again. A request is aborted when its last caller aborts.
 */
export class GuestSession implements SessionTokens {
  protected readonly store: TokenStore;
  protected readonly now: () => Date;
  readonly #options: GuestSessionOptions;
  readonly #renewShared = createSingleFlight((rejected: string | undefined, signal) =>
    this.enqueue(() => this.#renew(rejected, signal)),
  );
  #queue: Promise<unknown> = Promise.resolve();

  constructor(options: GuestSessionOptions) {
    this.store = options.store;
    this.now = options.now ?? (() => new Date());
    this.#options = options;
  }

  /** Returns the token to sign with: the stored one while it is valid, else a new one. */
  bearer(options: WaitOptions = {}): Promise<Bearer> {
    return this.#bearerOtherThan(undefined, options);
  }

  replace({ token }: Bearer, options: WaitOptions = {}): Promise<Bearer | undefined> {
    return this.#bearerOtherThan(token, options);
  }

  /** Returns the stored session. */
  async current(): Promise<StoredSession> {
    return (await this.store.read()) ?? { isAuthenticated: false };
  }

  /** Returns the claims of the current token; undefined when there is none or it cannot be decoded. */
  async claims(): Promise<TokenClaims | undefined> {
    const { token } = await this.current();
    return token === undefined ? undefined : claimsFrom(token, this.#options.logger);
  }

  async #bearerOtherThan(rejected: string | undefined, options: WaitOptions): Promise<Bearer> {
    const bearer = this.usable(await this.current(), rejected) ?? (await this.#renewShared(rejected, options));
    // the shared renewal may have returned the rejected token
    return bearer.token === rejected ? this.#renewShared(rejected, options) : bearer;
  }

  async #renew(rejected: string | undefined, signal: AbortSignal): Promise<Bearer> {
    const session = await this.current();
    return this.usable(session, rejected) ?? (await this.extend(session)) ?? this.#requestGuestToken(signal);
  }

  /** Runs a job after the queued ones, so that a running renewal cannot undo a sign-out. */
  protected enqueue<Result>(job: () => Promise<Result>): Promise<Result> {
    const run = this.#queue.then(job);
    this.#queue = run.catch(() => undefined); // the caller receives the error; the next job runs anyway
    return run;
  }

  /** Returns the stored token if it can be used without renewal. */
  protected usable(session: StoredSession, rejected: string | undefined): Bearer | undefined {
    const { token, isAuthenticated } = session;
    if (token === undefined || token === rejected || !isFresh(session, this.now())) return undefined;
    return { token, isGuest: !isAuthenticated };
  }

  /** Returns the token of a signed-in shopper after validation or refresh; undefined for a guest. */
  protected extend(_session: StoredSession): Promise<Bearer | undefined> {
    return Promise.resolve(undefined);
  }

  async #requestGuestToken(signal: AbortSignal): Promise<Bearer> {
    const { anonymousId } = await this.current();
    const { calls, channel, guestCookie, logger } = this.#options;
    const gId = guestId(guestCookie?.(), anonymousId);
    const tokens = await calls.createGuestToken({ gId, channel }, { signal });
    const claims = claimsFrom(tokens.access_token, logger);
    await this.store.write({
      isAuthenticated: false,
      token: tokens.access_token,
      expiresAtMs: expiryOf(tokens, claims, this.now()),
      anonymousId: tokens.anonymousId ?? claims?.anonymousId ?? gId,
    });
    return { token: tokens.access_token, isGuest: true };
  }
}
