/** Sign-in dialog: whether it is open, and its tab (0 sign-in, 1 sign-up). */
export interface ModalState {
  readonly isOpen: boolean;
  readonly tab: 0 | 1;
}

/** What is known about the shopper's session, spelt as it is stored. @see platform spec §3 */
export interface AuthState {
  readonly isAuth: boolean;
  /** The bearer token in use, guest or customer. */
  readonly token?: string | undefined;
  readonly access_token?: string | undefined;
  readonly refresh_token?: string | undefined;
  /** Epoch ms. */
  readonly expires_in?: number | undefined;
  /** Epoch ms after which a signed-in shopper's token is validated. */
  readonly revalidate_in?: number | undefined;
  readonly anonymousId?: string | undefined;
  readonly hashedEmail?: string | undefined;
  readonly customerProspect?: string | undefined;
  readonly modal: ModalState;
}

/** A visitor of whom nothing is known. @see platform spec §3 */
export const anonymousAuthState: AuthState = { isAuth: false, modal: { isOpen: false, tab: 0 } };
