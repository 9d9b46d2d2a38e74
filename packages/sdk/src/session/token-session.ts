import { needsValidation, sessionStep, type SessionFacts, type SessionStep } from '@basin/domain';
import type { WaitOptions } from '../client/deadline.ts';
import { isFresh, type IssuedTokens } from './expiry.ts';
import { GuestSession, type GuestSessionOptions } from './guest-session.ts';
import { extendSession, signedInSession, type TokenCalls } from './extend-session.ts';
import type { StoredSession } from './token-store.ts';
import type { Bearer } from './with-session.ts';

/** Why a session ended: the shopper signed out, the token is no longer valid, or a call rejected it. */
export type SignOutReason = 'logout' | 'expired' | 'rejected';

export interface TokenSessionOptions extends GuestSessionOptions {
  readonly calls: TokenCalls;
  /** Called once for each session that ends. */
  readonly onSignOut?: ((reason: SignOutReason, ended: StoredSession) => void) | undefined;
}

/**
 * The bearer tokens of one shopper, guest or signed in. Concurrent callers share one token request or validation; a
 * failed one leaves the session unchanged, and the next call tries again.
 */
export class TokenSession extends GuestSession {
  readonly #options: TokenSessionOptions;

  constructor(options: TokenSessionOptions) {
    super(options);
    this.#options = options;
  }

  override async replace(rejected: Bearer, options?: WaitOptions): Promise<Bearer | undefined> {
    if (rejected.isGuest) return super.replace(rejected, options);
    await this.enqueue(() => this.#end('rejected', rejected.token));
    return undefined;
  }

  /**
   * Returns the next step of a page with regard to the session, given whether the identity provider has one.
   *
   * @see platform spec §4
   */
  async step(facts: Omit<SessionFacts, 'hasToken'>): Promise<SessionStep> {
    const session = await this.current();
    const hasToken = session.isAuthenticated && (isFresh(session, this.now()) || session.refreshToken !== undefined);
    return sessionStep({ ...facts, hasToken });
  }

  /** Stores the tokens of a shopper who signed in; the guest identifier stays until the carts are merged. */
  signIn(tokens: IssuedTokens): Promise<void> {
    return this.enqueue(async () => {
      const { anonymousId } = await this.current();
      await this.store.write(signedInSession(tokens, { anonymousId }, this.now(), this.#options.logger));
    });
  }

  /** Clears the session, stored tokens and guest identifier. */
  signOut(): Promise<void> {
    return this.enqueue(() => this.#end('logout'));
  }

  /** Clears the guest identifier, once the guest's cart has been merged. */
  forgetGuest(): Promise<void> {
    return this.#change((session) => ({ ...session, anonymousId: undefined }));
  }

  /** Makes the next call obtain new tokens, because the claims of the shopper have changed. */
  renewNext(): Promise<void> {
    return this.#change((session) => ({ ...session, isStale: true }));
  }

  #change(change: (session: StoredSession) => StoredSession): Promise<void> {
    return this.enqueue(async () => this.store.write(change(await this.current())));
  }

  protected override usable(session: StoredSession, rejected: string | undefined): Bearer | undefined {
    const { isAuthenticated, revalidateAtMs } = session;
    const isDue = needsValidation(isAuthenticated, new Date(revalidateAtMs ?? 0), this.now());
    return isDue ? undefined : super.usable(session, rejected);
  }

  protected override async extend(session: StoredSession): Promise<Bearer | undefined> {
    if (!session.isAuthenticated) return undefined;
    const next = await extendSession(session, { ...this.#options, now: this.now });
    if (!next) return this.#end('expired');
    if (next !== session) await this.store.write(next);
    return next.token === undefined ? undefined : { token: next.token, isGuest: false };
  }

  /** Ends the session, unless another token has replaced the rejected one. */
  async #end(reason: SignOutReason, rejected?: string): Promise<undefined> {
    const ended = await this.current();
    if (rejected !== undefined && ended.token !== rejected) return;
    await this.store.write(undefined);
    if (ended.isAuthenticated || reason === 'logout') this.#options.onSignOut?.(reason, ended);
  }
}
