import type { OrderKeys, StoredSession } from '@basin/sdk';
import type { TextKey, TextValues } from '../texts/translate.ts';

/** A notice's button and the form that it submits. */
export interface NoticeAction {
  readonly label: TextKey;
  /** The path of its action, without the language. */
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A message for the next page, as a dictionary text. */
export interface SessionNotice {
  readonly key: TextKey;
  readonly values?: TextValues | undefined;
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  /** The field or cart line that shows the notice. Without it, the notice is at the top of the page. */
  readonly place?: string | undefined;
  /** The line of the cart or the saved items that left its list or came back to it: the notice stands there. */
  readonly gap?: { readonly list: 'lines' | 'saved'; readonly index: number; readonly id: string } | undefined;
  /** The form of the notice's button, such as Undo. */
  readonly action?: NoticeAction | undefined;
}

/** A single-use card token and the displayable card data. */
export interface ChosenCard {
  readonly type: 'card';
  readonly token: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly expMonth: string;
  readonly expYear: string;
}

/** An approval of PayPal. It is valid for this amount only. */
export interface PayPalApproval {
  readonly type: 'payPal';
  readonly token: string;
  readonly payerId: string;
  readonly cents: number;
}

/** How the shopper pays. */
export type ChosenPayment = ChosenCard | PayPalApproval;

/**
 * The displayable data of a payment: `payPal`, the card's brand and last four digits as in `VI 1111`, or `free`. It is
 * short because it is stored in a cookie.
 */
export type PaidWith = 'payPal' | 'free' | `${string} ${string}`;

/** Why a visitor should sign in, or what a customer who has just done so should know. */
export type SignInMessage = Extract<
  TextKey,
  | 'error.sessionExpired'
  | 'project.tradeOnly'
  | 'signIn.ended'
  | 'signIn.required'
  | 'signIn.tradeOnly'
  | 'signUp.tradeAsked'
>;

export type FavouriteIntent = 'add' | 'remove';

/** A product or an article to save or remove. */
export type PendingFavourite = { readonly intent: FavouriteIntent } & (
  { readonly sku: string } | { readonly article: string }
);

/** A shopper's data that the sealed cookie stores between requests. */
export interface ShopSession {
  tokens?: StoredSession;
  /** Set when a customer signs out: another tab may still show their cart. */
  hasSignedOut?: true;
  /** Shown at the top of the next page. */
  signInMessage?: SignInMessage;
  /** A guest's favourite change, applied when they sign in. */
  pendingFavourite?: PendingFavourite;
  /** The state of an account recovery: a question to answer, or a token to set or change a password. */
  recovery?: {
    readonly token: string;
    readonly question?: string | undefined;
    /** Whether the password is correct but has expired. It is changed with the old one. */
    readonly isExpired?: boolean;
  };
  /** The customer for whom an associate shops. */
  customerId?: string;
  /** The cart that was submitted as an order, by which the order can be found. */
  submittedCart?: { readonly cartId: string; readonly email: string };
  /** What will pay for the order. */
  payment?: ChosenPayment;
  /** The order form whose outcome is unknown, because the back end was unavailable. Sent again, it is placed once. */
  unconfirmed?: { readonly keys: OrderKeys; readonly version: number };
  /** The purchase order number that the order form was last sent with. */
  purchaseOrderNumber?: string | undefined;
  /** Why the last payment was declined. */
  declined?: TextKey;
  /**
   * SHA-256 of the shopper's e-mail address, for analytics. Stored only with consent and until an order is confirmed.
   */
  hashedEmail?: string;
  /** Whether the shopper has ordered before, for analytics. Stored only with consent. */
  customerProspect?: 'customer' | 'prospect';
  /** The order that the confirmation page shows. */
  lastOrder?: { readonly orderNumber: string; readonly email: string };
}
