import { guestId, isTokenValid, tokenRevalidateMs } from '@basin/domain';
import { withinTime, type Waiting } from '../client/deadline.ts';
import type { Logger } from '../logger.ts';
import { claimsFrom, type TokenClaims } from './token-claims.ts';
import type { StoredSession, TokenStore } from './token-store.ts';
import type { Bearer, SessionTokens } from './with-session.ts';

/** Tokens as a token endpoint answers. */
export interface IssuedTokens {
  readonly access_token: string;
  /** Seconds. */
  readonly expires_in?: number | undefined;
  readonly refresh_token?: string | undefined;
  readonly id_token?: string | undefined;
  readonly anonymousId?: string | undefined;
}

/** Asks for a guest's token; a gateway that cannot be asked makes it throw. */
export interface GuestTokenCalls {
  createGuestToken: (guest: { gId: string | undefined; channel: string | undefined }) => Promise<IssuedTokens>;
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
 * result; a failed one leaves the session as it is and the next call tries again.
 */
export class GuestSession implements SessionTokens {
  protected readonly store: TokenStore;
  protected readonly now: () => Date;
  readonly #options: GuestSessionOptions;
  #flight: Promise<Bearer> | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(options: GuestSessionOptions) {
    this.store = options.store;
    this.now = options.now ?? (() => new Date());
    this.#options = options;
  }

  /** The token to sign with: the stored one while it is good, else a new one. */
  bearer({ signal }: Waiting = {}): Promise<Bearer> {
    return withinTime(Infinity, signal, { call: 'POST /oauth/token' }, () => this.#bearerOtherThan(undefined));
  }

  replace(refused: Bearer): Promise<Bearer | undefined> {
    return this.#bearerOtherThan(refused.token);
  }

  /** What is stored now. */
  async current(): Promise<StoredSession> {
    return (await this.store.read()) ?? { isAuthenticated: false };
  }

  /** What the token in use says; undefined when there is none or it cannot be decoded. */
  async claims(): Promise<TokenClaims | undefined> {
    const { token } = await this.current();
    return token === undefined ? undefined : this.claimsOf(token);
  }

  async #bearerOtherThan(refused: string | undefined): Promise<Bearer> {
    const bearer = this.usable(await this.current(), refused);
    if (bearer) return bearer;
    const shared = await this.#flight;
    if (shared && shared.token !== refused) return shared;
    this.#flight ??= this.inTurn(() => this.#renew(refused)).finally(() => (this.#flight = undefined));
    return this.#flight;
  }

  async #renew(refused: string | undefined): Promise<Bearer> {
    const session = await this.current();
    return this.usable(session, refused) ?? (await this.kept(session)) ?? this.#becomeGuest();
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
    if (token === undefined || token === refused || !this.isFresh(session)) return undefined;
    return { token, isGuest: !isAuthenticated };
  }

  /** The token of a shopper who stays signed in; a guest has none. */
  protected kept(_session: StoredSession): Promise<Bearer | undefined> {
    return Promise.resolve(undefined);
  }

  protected isFresh({ expiresAtMs = 0, isStale = false }: StoredSession): boolean {
    return !isStale && isTokenValid(new Date(expiresAtMs), this.now());
  }

  async #becomeGuest(): Promise<Bearer> {
    const { anonymousId } = await this.current();
    const gId = guestId(this.#options.guestCookie?.(), anonymousId);
    const tokens = await this.#options.calls.createGuestToken({ gId, channel: this.#options.channel });
    const claims = this.claimsOf(tokens.access_token);
    await this.store.write({
      isAuthenticated: false,
      token: tokens.access_token,
      expiresAtMs: this.expiryOf(tokens, claims),
      anonymousId: tokens.anonymousId ?? claims?.anonymousId ?? gId,
    });
    return { token: tokens.access_token, isGuest: true };
  }

  protected expiryOf({ expires_in: seconds }: IssuedTokens, claims: TokenClaims | undefined): number {
    if (seconds !== undefined) return this.now().getTime() + seconds * 1000;
    return claims?.exp === undefined ? this.now().getTime() + tokenRevalidateMs : claims.exp * 1000;
  }

  protected claimsOf(token: string): TokenClaims | undefined {
    const claims = claimsFrom(token);
    if (!claims) this.#options.logger?.warn('The token could not be decoded');
    return claims;
  }
}
