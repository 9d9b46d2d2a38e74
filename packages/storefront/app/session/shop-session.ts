import type { StoredSession } from '@basin/sdk';
import type { FavouriteWish } from '../favourites/favourite-form.ts';
import type { TextKey, TextValues } from '../texts/translate.ts';

/** Something to say on the next page, as a text of the dictionary. */
export interface SessionNotice {
  readonly key: TextKey;
  readonly values?: TextValues | undefined;
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
}

/** A token that stands for a card once, and what may be shown of the card. */
export interface CardToken {
  readonly token: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly expMonth: string;
  readonly expYear: string;
}

/** What the sealed cookie keeps between requests of one shopper. */
export interface ShopSession {
  tokens?: StoredSession;
  notices?: readonly SessionNotice[];
  /** What a guest wants saved as soon as he has signed in. */
  favouriteWish?: FavouriteWish;
  /** How far the way back into an account is: a question to answer, or the right to set a password. */
  recovery?: { readonly stateToken: string; readonly question?: string | undefined };
  /** The cart of the customer for whom an associate shops. */
  customerCartId?: string;
  /** The cart that was sent to be ordered, by which its order is found again. */
  submittedCart?: { readonly cartId: string; readonly email: string };
  /** The card that the order is to be paid with. */
  card?: CardToken;
  /** The order to confirm. */
  lastOrder?: { readonly orderNumber: string; readonly email: string };
}
