import { needsValidation, sessionStep, type SessionFacts, type SessionStep } from '@basin/domain';
import type { Waiting } from '../client/deadline.ts';
import { isFresh, type IssuedTokens } from './expiry.ts';
import { GuestSession, type GuestSessionOptions } from './guest-session.ts';
import { signedIn, staySignedIn, type TokenCalls } from './stay-signed-in.ts';
import type { StoredSession } from './token-store.ts';
import type { Bearer } from './with-session.ts';

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

  override async replace(refused: Bearer, waiting?: Waiting): Promise<Bearer | undefined> {
    if (refused.isGuest) return super.replace(refused, waiting);
    await this.inTurn(() => this.#end('refused', refused.token));
    return undefined;
  }

  /** What a page does about the session, given whether the identity provider knows one. @see platform spec §4 */
  async step(facts: Omit<SessionFacts, 'hasToken'>): Promise<SessionStep> {
    const session = await this.current();
    const hasToken = session.isAuthenticated && (isFresh(session, this.now()) || session.refreshToken !== undefined);
    return sessionStep({ ...facts, hasToken });
  }

  /** Keeps the tokens of a shopper who signed in; the guest identifier stays until the carts are merged. */
  signIn(tokens: IssuedTokens): Promise<void> {
    return this.inTurn(async () => {
      const { anonymousId } = await this.current();
      await this.store.write(signedIn(tokens, { anonymousId }, this.now(), this.#options.logger));
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
    if (!session.isAuthenticated) return undefined;
    const stays = await staySignedIn(session, { ...this.#options, now: this.now });
    if (!stays) return this.#end('expired');
    if (stays !== session) await this.store.write(stays);
    return stays.token === undefined ? undefined : { token: stays.token, isGuest: false };
  }

  /** Ends the session, unless another token has taken the place of the refused one. */
  async #end(reason: SignOutReason, refused?: string): Promise<undefined> {
    const ended = await this.current();
    if (refused !== undefined && ended.token !== refused) return;
    await this.store.write(undefined);
    if (ended.isAuthenticated || reason === 'logout') this.#options.onSignOut?.(reason, ended);
  }
}

const dateFrom = (epochMs: number | undefined): Date | undefined =>
  epochMs === undefined ? undefined : new Date(epochMs);
