import { needsValidation, sessionStep, tokenRevalidateMs, type SessionFacts, type SessionStep } from '@basin/domain';
import { GuestSession, type GuestSessionOptions, type GuestTokenCalls, type IssuedTokens } from './guest-session.ts';
import type { StoredSession } from './token-store.ts';
import type { Bearer } from './with-session.ts';

/** The calls that a session makes. A system that cannot be asked makes them throw; that never ends a session. */
export interface TokenCalls extends GuestTokenCalls {
  /** Whether the gateway says that the token is good. */
  isValid: (token: string) => Promise<boolean>;
  /** New tokens for a refresh token, unless the provider says that it is no longer good. */
  refresh: (refreshToken: string) => Promise<IssuedTokens | 'rejected'>;
}

/** Why a shopper is signed out: the shopper wanted it, the token is no longer good, or a call was refused. */
export type SignOutReason = 'logout' | 'expired' | 'refused';

export interface TokenSessionOptions extends GuestSessionOptions {
  readonly calls: TokenCalls;
  /** Told once for each session that ends. */
  readonly onSignOut?: ((reason: SignOutReason, ended: StoredSession) => void) | undefined;
}

/**
 * The bearer tokens of one shopper, guest or signed in. One token request or validation runs at a time and all callers
 * share its result; a failed one leaves the session as it is and the next call tries again.
 */
export class TokenSession extends GuestSession {
  readonly #options: TokenSessionOptions;

  constructor(options: TokenSessionOptions) {
    super(options);
    this.#options = options;
  }

  override async replace(refused: Bearer): Promise<Bearer | undefined> {
    if (refused.isGuest) return super.replace(refused);
    await this.inTurn(() => this.#end('refused', refused.token));
    return undefined;
  }

  /** What a page does about the session, given whether the identity provider knows one. @see platform spec §4 */
  async step(facts: Omit<SessionFacts, 'hasToken'>): Promise<SessionStep> {
    const session = await this.current();
    const hasToken = session.isAuthenticated && (this.isFresh(session) || session.refreshToken !== undefined);
    return sessionStep({ ...facts, hasToken });
  }

  /** Keeps the tokens of a shopper who signed in; the guest identifier stays until the carts are merged. */
  signIn(tokens: IssuedTokens): Promise<void> {
    return this.inTurn(async () => {
      const { anonymousId } = await this.current();
      await this.store.write(this.#authenticated(tokens, { isAuthenticated: true, anonymousId }));
    });
  }

  /** Forgets the shopper: session, saved tokens and guest identifier. */
  signOut(): Promise<void> {
    return this.inTurn(() => this.#end('logout'));
  }

  /** Forgets the guest identifier, once the guest's cart has been merged. */
  forgetGuest(): Promise<void> {
    return this.#change((session) => ({ ...session, anonymousId: undefined }));
  }

  /** Has the next call get new tokens: what they say about the shopper has changed. */
  renewNext(): Promise<void> {
    return this.#change((session) => ({ ...session, isStale: true }));
  }

  #change(change: (session: StoredSession) => StoredSession): Promise<void> {
    return this.inTurn(async () => this.store.write(change(await this.current())));
  }

  protected override usable(session: StoredSession, refused: string | undefined): Bearer | undefined {
    const { isAuthenticated, revalidateAtMs } = session;
    const isDue = needsValidation(isAuthenticated, dateFrom(revalidateAtMs), this.now());
    return isDue ? undefined : super.usable(session, refused);
  }

  protected override async kept(session: StoredSession): Promise<Bearer | undefined> {
    const token = session.isAuthenticated ? await this.#keepSignedIn(session) : undefined;
    return token === undefined ? undefined : { token, isGuest: false };
  }

  /** The token of a shopper who stays signed in; undefined when the session has ended. */
  async #keepSignedIn(session: StoredSession): Promise<string | undefined> {
    if (!this.isFresh(session)) return this.#refresh(session);
    const { token = '' } = session;
    const isValid = await this.#unlessUnreachable(session, this.#options.calls.isValid(token));
    if (isValid === false) return this.#end('expired');
    if (isValid) await this.store.write({ ...session, revalidateAtMs: this.now().getTime() + tokenRevalidateMs });
    return token;
  }

  async #refresh(session: StoredSession): Promise<string | undefined> {
    const { token, refreshToken } = session;
    if (refreshToken === undefined) return this.#end('expired');
    const tokens = await this.#unlessUnreachable(session, this.#options.calls.refresh(refreshToken));
    if (tokens === 'rejected') return this.#end('expired');
    if (tokens) await this.store.write(this.#authenticated(tokens, session));
    return tokens?.access_token ?? token;
  }

  /** The answer, or undefined when none came and the token can still be used; else the failure is the caller's. */
  async #unlessUnreachable<Result>({ expiresAtMs = 0 }: StoredSession, answer: Promise<Result>) {
    try {
      return await answer;
    } catch (problem) {
      if (expiresAtMs <= this.now().getTime()) throw problem;
      this.#options.logger?.warn('The token could not be checked or renewed', problem);
      return undefined;
    }
  }

  /** Ends the session, unless another token has taken the place of the refused one. */
  async #end(reason: SignOutReason, refused?: string): Promise<undefined> {
    const ended = await this.current();
    if (refused !== undefined && ended.token !== refused) return;
    await this.store.write(undefined);
    if (ended.isAuthenticated || reason === 'logout') this.#options.onSignOut?.(reason, ended);
  }

  #authenticated(tokens: IssuedTokens, session: StoredSession): StoredSession {
    const claims = tokens.expires_in === undefined ? this.claimsOf(tokens.access_token) : undefined;
    return {
      isAuthenticated: true,
      token: tokens.access_token,
      expiresAtMs: this.expiryOf(tokens, claims),
      revalidateAtMs: this.now().getTime() + tokenRevalidateMs,
      refreshToken: tokens.refresh_token ?? session.refreshToken,
      idToken: tokens.id_token ?? session.idToken,
      anonymousId: session.anonymousId,
    };
  }
}

const dateFrom = (epochMs: number | undefined): Date | undefined =>
  epochMs === undefined ? undefined : new Date(epochMs);
