import { guestId } from '@basin/domain';
import type { Waiting } from '../client/deadline.ts';
import type { Logger } from '../logger.ts';
import { expiryOf, isFresh, type IssuedTokens } from './expiry.ts';
import { createFlight } from './flight.ts';
import { claimsFrom, type TokenClaims } from './token-claims.ts';
import type { StoredSession, TokenStore } from './token-store.ts';
import type { Bearer, SessionTokens } from './with-session.ts';

/** For whom a guest's token is asked. */
export interface Guest {
  readonly gId: string | undefined;
  readonly channel: string | undefined;
}

/** Asks for a guest's token; a gateway that cannot be asked makes it throw. */
export interface GuestTokenCalls {
  createGuestToken: (guest: Guest, waiting?: Waiting) => Promise<IssuedTokens>;
}

export interface GuestSessionOptions {
  readonly store: TokenStore;
  readonly calls: GuestTokenCalls;
  readonly now?: (() => Date) | undefined;
  /** The sales channel to ask guest tokens for. */
  readonly channel?: string | undefined;
  /** The value of the `commerce_gid` cookie; it goes before the stored guest identifier. */
  readonly guestCookie?: (() => string | undefined) | undefined;
  readonly logger?: Logger | undefined;
}

/**
 * The bearer tokens of one guest, where nobody signs in. One token request runs at a time and all callers share its
 * result; a failed one leaves the session as it is and the next call tries again. One that nobody waits for any more is
 * given up.
 */
export class GuestSession implements SessionTokens {
  protected readonly store: TokenStore;
  protected readonly now: () => Date;
  readonly #options: GuestSessionOptions;
  readonly #renewed = createFlight((refused: string | undefined, signal) =>
    this.inTurn(() => this.#renew(refused, signal)),
  );
  #queue: Promise<unknown> = Promise.resolve();

  constructor(options: GuestSessionOptions) {
    this.store = options.store;
    this.now = options.now ?? (() => new Date());
    this.#options = options;
  }

  /** The token to sign with: the stored one while it is good, else a new one. */
  bearer(waiting: Waiting = {}): Promise<Bearer> {
    return this.#bearerOtherThan(undefined, waiting);
  }

  replace({ token }: Bearer, waiting: Waiting = {}): Promise<Bearer | undefined> {
    return this.#bearerOtherThan(token, waiting);
  }

  /** What is stored now. */
  async current(): Promise<StoredSession> {
    return (await this.store.read()) ?? { isAuthenticated: false };
  }

  /** What the token in use says; undefined when there is none or it cannot be decoded. */
  async claims(): Promise<TokenClaims | undefined> {
    const { token } = await this.current();
    return token === undefined ? undefined : claimsFrom(token, this.#options.logger);
  }

  async #bearerOtherThan(refused: string | undefined, waiting: Waiting): Promise<Bearer> {
    const bearer = this.usable(await this.current(), refused) ?? (await this.#renewed(refused, waiting));
    // what was under way may have got the one that is refused
    return bearer.token === refused ? this.#renewed(refused, waiting) : bearer;
  }

  async #renew(refused: string | undefined, signal: AbortSignal): Promise<Bearer> {
    const session = await this.current();
    return this.usable(session, refused) ?? (await this.kept(session)) ?? this.#becomeGuest(signal);
  }

  /** Runs after what runs now, so that a sign-out is not undone by a renewal that was under way. */
  protected inTurn<Result>(job: () => Promise<Result>): Promise<Result> {
    const run = this.#queue.then(job);
    this.#queue = run.catch(() => undefined); // the caller hears of it; the next in turn runs all the same
    return run;
  }

  /** The stored token, if it may be used as it is. */
  protected usable(session: StoredSession, refused: string | undefined): Bearer | undefined {
    const { token, isAuthenticated } = session;
    if (token === undefined || token === refused || !isFresh(session, this.now())) return undefined;
    return { token, isGuest: !isAuthenticated };
  }

  /** The token of a shopper who stays signed in; a guest has none. */
  protected kept(_session: StoredSession): Promise<Bearer | undefined> {
    return Promise.resolve(undefined);
  }

  async #becomeGuest(signal: AbortSignal): Promise<Bearer> {
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
