import {
  guestId,
  isTokenValid,
  needsValidation,
  sessionStep,
  tokenRevalidateMs,
  type SessionFacts,
  type SessionStep,
} from '@basin/domain';
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

/** The calls that a session makes. A system that cannot be asked makes them throw; that never ends a session. */
export interface TokenCalls {
  createGuestToken: (guest: { gId: string | undefined; channel: string | undefined }) => Promise<IssuedTokens>;
  /** Whether the gateway says that the token is good. */
  isValid: (token: string) => Promise<boolean>;
  /** New tokens for a refresh token, unless the provider says that it is no longer good. */
  refresh: (refreshToken: string) => Promise<IssuedTokens | 'rejected'>;
}

/** Why a shopper is signed out: the shopper wanted it, the token is no longer good, or a call was refused. */
export type SignOutReason = 'logout' | 'expired' | 'refused';

export interface TokenSessionOptions {
  readonly store: TokenStore;
  readonly calls: TokenCalls;
  readonly now?: (() => Date) | undefined;
  /** The sales channel to ask guest tokens for. */
  readonly channel?: string | undefined;
  /** The value of the `commerce_gid` cookie; it goes before the stored guest identifier. */
  readonly guestCookie?: (() => string | undefined) | undefined;
  /** Told once for each session that ends. */
  readonly onSignOut?: ((reason: SignOutReason, ended: StoredSession) => void) | undefined;
  readonly logger?: Logger | undefined;
}

/**
 * The bearer tokens of one shopper. One token request or validation runs at a time and all callers share its result;
 * a failed one leaves the session as it is and the next call tries again.
 */
export class TokenSession implements SessionTokens {
  readonly #store: TokenStore;
  readonly #calls: TokenCalls;
  readonly #now: () => Date;
  readonly #options: TokenSessionOptions;
  #flight: Promise<Bearer> | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(options: TokenSessionOptions) {
    this.#store = options.store;
    this.#calls = options.calls;
    this.#now = options.now ?? (() => new Date());
    this.#options = options;
  }

  /** The token to sign with: the stored one while it is good, else a new one. */
  bearer(): Promise<Bearer> {
    return this.#bearerOtherThan(undefined);
  }

  async replace(refused: Bearer): Promise<Bearer | undefined> {
    if (refused.isGuest) return this.#bearerOtherThan(refused.token);
    await this.#inTurn(() => this.#end('refused', refused.token));
    return undefined;
  }

  /** What is stored now. */
  async current(): Promise<StoredSession> {
    return (await this.#store.read()) ?? { isAuthenticated: false };
  }

  /** What the token in use says; undefined when there is none or it cannot be decoded. */
  async claims(): Promise<TokenClaims | undefined> {
    const { token } = await this.current();
    return token === undefined ? undefined : this.#claimsOf(token);
  }

  /** What a page does about the session, given whether the identity provider knows one. @see platform spec §4 */
  async step(facts: Omit<SessionFacts, 'hasToken'>): Promise<SessionStep> {
    const session = await this.current();
    const hasToken = session.isAuthenticated && (this.#isFresh(session) || session.refreshToken !== undefined);
    return sessionStep({ ...facts, hasToken });
  }

  /** Keeps the tokens of a shopper who signed in; the guest identifier stays until the carts are merged. */
  signIn(tokens: IssuedTokens): Promise<void> {
    return this.#inTurn(async () => {
      const { anonymousId } = await this.current();
      await this.#store.write(this.#authenticated(tokens, { isAuthenticated: true, anonymousId }));
    });
  }

  /** Forgets the shopper: session, saved tokens and guest identifier. */
  signOut(): Promise<void> {
    return this.#inTurn(() => this.#end('logout'));
  }

  /** Forgets the guest identifier, once the guest's cart has been merged. */
  forgetGuest(): Promise<void> {
    return this.#change((session) => ({ ...session, anonymousId: undefined }));
  }

  /** Has the next call get new tokens: what they say about the shopper has changed. */
  renewNext(): Promise<void> {
    return this.#change((session) => ({ ...session, isStale: true }));
  }

  async #bearerOtherThan(refused: string | undefined): Promise<Bearer> {
    const bearer = this.#usable(await this.current(), refused);
    if (bearer) return bearer;
    const shared = await this.#flight;
    if (shared && shared.token !== refused) return shared;
    this.#flight ??= this.#inTurn(() => this.#renew(refused)).finally(() => (this.#flight = undefined));
    return this.#flight;
  }

  /** Runs after what runs now, so that a sign-out is not undone by a renewal that was under way. */
  #inTurn<Result>(job: () => Promise<Result>): Promise<Result> {
    const run = this.#queue.then(job);
    this.#queue = run.catch(() => undefined);
    return run;
  }

  #change(change: (session: StoredSession) => StoredSession): Promise<void> {
    return this.#inTurn(async () => this.#store.write(change(await this.current())));
  }

  /** The stored token, if it may be used as it is. */
  #usable(session: StoredSession, refused: string | undefined): Bearer | undefined {
    const { token, isAuthenticated, revalidateAtMs } = session;
    if (token === undefined || token === refused || !this.#isFresh(session)) return undefined;
    const isDue = needsValidation(isAuthenticated, dateFrom(revalidateAtMs), this.#now());
    return isDue ? undefined : { token, isGuest: !isAuthenticated };
  }

  #isFresh({ expiresAtMs = 0, isStale = false }: StoredSession): boolean {
    return !isStale && isTokenValid(new Date(expiresAtMs), this.#now());
  }

  async #renew(refused: string | undefined): Promise<Bearer> {
    const session = await this.current();
    const usable = this.#usable(session, refused);
    if (usable) return usable;
    const kept = session.isAuthenticated ? await this.#keepSignedIn(session) : undefined;
    return kept === undefined ? this.#becomeGuest() : { token: kept, isGuest: false };
  }

  /** The token of a shopper who stays signed in; undefined when the session has ended. */
  async #keepSignedIn(session: StoredSession): Promise<string | undefined> {
    if (!this.#isFresh(session)) return this.#refresh(session);
    const { token = '' } = session;
    const isValid = await this.#unlessUnreachable(session, this.#calls.isValid(token));
    if (isValid === false) return this.#end('expired');
    if (isValid) await this.#store.write({ ...session, revalidateAtMs: this.#now().getTime() + tokenRevalidateMs });
    return token;
  }

  async #refresh(session: StoredSession): Promise<string | undefined> {
    const { token, refreshToken } = session;
    if (refreshToken === undefined) return this.#end('expired');
    const tokens = await this.#unlessUnreachable(session, this.#calls.refresh(refreshToken));
    if (tokens === 'rejected') return this.#end('expired');
    if (tokens) await this.#store.write(this.#authenticated(tokens, session));
    return tokens?.access_token ?? token;
  }

  /** The answer, or undefined when none came and the token can still be used; else the failure is the caller's. */
  async #unlessUnreachable<Result>({ expiresAtMs = 0 }: StoredSession, answer: Promise<Result>) {
    try {
      return await answer;
    } catch (problem) {
      if (expiresAtMs <= this.#now().getTime()) throw problem;
      this.#options.logger?.warn('The token could not be checked or renewed', problem);
      return undefined;
    }
  }

  async #becomeGuest(): Promise<Bearer> {
    const { anonymousId } = await this.current();
    const gId = guestId(this.#options.guestCookie?.(), anonymousId);
    const tokens = await this.#calls.createGuestToken({ gId, channel: this.#options.channel });
    const claims = this.#claimsOf(tokens.access_token);
    await this.#store.write({
      isAuthenticated: false,
      token: tokens.access_token,
      expiresAtMs: this.#expiryOf(tokens, claims),
      anonymousId: tokens.anonymousId ?? claims?.anonymousId ?? gId,
    });
    return { token: tokens.access_token, isGuest: true };
  }

  /** Ends the session, unless another token has taken the place of the refused one. */
  async #end(reason: SignOutReason, refused?: string): Promise<undefined> {
    const ended = await this.current();
    if (refused !== undefined && ended.token !== refused) return;
    await this.#store.write(undefined);
    if (ended.isAuthenticated || reason === 'logout') this.#options.onSignOut?.(reason, ended);
  }

  #authenticated(tokens: IssuedTokens, session: StoredSession): StoredSession {
    const claims = tokens.expires_in === undefined ? this.#claimsOf(tokens.access_token) : undefined;
    return {
      isAuthenticated: true,
      token: tokens.access_token,
      expiresAtMs: this.#expiryOf(tokens, claims),
      revalidateAtMs: this.#now().getTime() + tokenRevalidateMs,
      refreshToken: tokens.refresh_token ?? session.refreshToken,
      idToken: tokens.id_token ?? session.idToken,
      anonymousId: session.anonymousId,
    };
  }

  #expiryOf({ expires_in: seconds }: IssuedTokens, claims: TokenClaims | undefined): number {
    if (seconds !== undefined) return this.#now().getTime() + seconds * 1000;
    return claims?.exp === undefined ? this.#now().getTime() + tokenRevalidateMs : claims.exp * 1000;
  }

  #claimsOf(token: string): TokenClaims | undefined {
    const claims = claimsFrom(token);
    if (!claims) this.#options.logger?.warn('The token could not be decoded');
    return claims;
  }
}

const dateFrom = (epochMs: number | undefined): Date | undefined =>
  epochMs === undefined ? undefined : new Date(epochMs);
