import type { StoredSession } from '@basin/sdk';
import type { TextKey, TextValues } from '../texts/translate.ts';

/** A button below a notice, and what it sends. */
export interface NoticeAnswer {
  readonly label: TextKey;
  /** Where it goes, without the language. */
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Something to say on the next page, as a text of the dictionary. */
export interface SessionNotice {
  readonly key: TextKey;
  readonly values?: TextValues | undefined;
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  /** A form that answers it, such as one that takes a step back. */
  readonly answer?: NoticeAnswer | undefined;
}

/** A token that stands for a card once, and what may be shown of the card. */
export interface CardToken {
  readonly token: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly expMonth: string;
  readonly expYear: string;
}

/**
 * What may be shown of a payment: `payPal`, the brand of a card and its last four digits, as `VI 1111`, or that there was
 * nothing to pay. A cookie has little room.
 */
export type PaidWith = 'payPal' | 'free' | `${string} ${string}`;

/** Why a visitor should sign in. */
export type ReasonToSignIn = Extract<TextKey, 'error.sessionExpired' | 'signIn.required'>;

export type FavouriteIntent = 'add' | 'remove';

/** A product or an article to save or to remove. */
export type PendingFavourite = { readonly intent: FavouriteIntent } & (
  { readonly sku: string } | { readonly article: string }
);

/** What the sealed cookie keeps between requests of one shopper. */
export interface ShopSession {
  tokens?: StoredSession;
  /** Said at the top of the next page, whichever it is. */
  reasonToSignIn?: ReasonToSignIn;
  /** A guest's change of the favourites, made when they sign in. */
  pendingFavourite?: PendingFavourite;
  /** How far the way back into an account is: a question to answer, or the right to set or to change a password. */
  recovery?: {
    readonly token: string;
    readonly question?: string | undefined;
    /** The password is right and has expired: it is changed with the old one. */
    readonly isExpired?: boolean;
  };
  /** The customer for whom an associate shops. */
  customerId?: string;
  /** The cart that was sent to be ordered, by which its order is found again. */
  submittedCart?: { readonly cartId: string; readonly email: string };
  /** The card that the order is to be paid with. */
  card?: CardToken;
  /** The approval by PayPal that the order is to be paid with; it takes the place of a card. */
  payPal?: { readonly token: string; readonly payerId: string };
  /** SHA-256 of the shopper's e-mail address, for analytics; only with consent, and until an order is confirmed. */
  hashedEmail?: string;
  /** Whether the shopper has ordered before, for analytics; only with consent. */
  customerProspect?: 'customer' | 'prospect';
  /** The order to confirm. */
  lastOrder?: { readonly orderNumber: string; readonly email: string; readonly paidWith?: PaidWith | undefined };
}
