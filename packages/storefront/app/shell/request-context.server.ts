import { defaultLanguage, messages, type Locale, type Role } from '@basin/domain';
import type { CustomerCart, FavouriteKey, SdkCalls } from '@basin/sdk';
import type { Logger } from 'pino';
import { createContext, type Session } from 'react-router';
import type { Environment } from '../../server/environment.ts';
import type { PendingNotices } from './notices/notice-cookies.server.ts';
import type { Catalogue } from './sdk/shared-catalogue.server.ts';
import type { Systems } from './sdk/systems.server.ts';
import type { ShopSession } from './session/shop-session.ts';
import type { Texts } from './texts/translate.ts';

// The data of a request, shared by middleware, loaders and rendering.

export const environmentContext = createContext<Environment>();
export const logContext = createContext<Logger>();
export const systemsContext = createContext<Systems>();
/** The client's IP address for back-end calls, sent as `X-Forwarded-For`; empty when unknown. */
export const forwardedForContext = createContext('');
/** Absent in development, where the page has no content security policy. */
export const nonceContext = createContext<string | undefined>(undefined);

/** The visitors who share a rendered page: guests, or customers of one kind, with the same cart count. */
export interface Audience {
  readonly cartUnits: number;
  /** Absent for guests. */
  readonly customer?: AudienceCustomer;
}

/** What the customers of an audience have in common. */
export interface AudienceCustomer extends Pick<Shopper, 'persona' | 'role'> {
  readonly catalogue: Catalogue;
  /** The favourite whose state the page shows. Absent until it is known which one that is. */
  readonly favouriteState?: { readonly favourite: FavouriteKey; readonly isSaved: boolean } | undefined;
  /** Called when the page shows the state of a different favourite. */
  readonly onUnknownFavourite: (favourite: FavouriteKey) => void;
}

/** Null when the page is rendered for one visitor; otherwise the request contains no visitor data. */
export const audienceContext = createContext<Audience | null>(null);
/** Set when a page for an audience would show personal data. */
export const hasPersonalPartContext = createContext(false);
/** Returns the request's page as rendered for an audience, or null when it must be rendered for the visitor. */
export type AudiencePage = (audience: Audience) => Promise<Response | null>;
/** Null for a request whose page is always rendered for the visitor. */
export const audiencePageContext = createContext<AudiencePage | null>(null);
/** The language of the page; until its texts are loaded, those of the last error page. */
export const languageContext = createContext<{ locale: Locale; texts: Texts }>({
  locale: defaultLanguage,
  texts: new Map([
    ['error.boundary', messages.errorBoundary],
    ['action.tryAgain', messages.tryAgain],
    ['nav.home', 'Home'],
  ]),
});
export const sessionContext = createContext<Session<ShopSession>>();
export const noticesContext = createContext<PendingNotices>();
/** Aborted when the back end reports that the shopper's session has ended, for example after a password change. */
export const sessionEndContext = createContext(new AbortController().signal);
export const sdkContext = createContext<SdkCalls>();
/** Whether the page failed because a back-end system was unavailable. */
export const isOutageContext = createContext(false);
/** The catalogue as all shoppers of the persona see it. */
export const catalogueContext = createContext<Catalogue>();

/** The shopper of a request, from the token. */
export interface Shopper {
  readonly isSignedIn: boolean;
  readonly role: Role;
  /** Whether a returning visitor has a stored token, so there may be a cart. */
  readonly isKnown: boolean;
  readonly persona: string;
  readonly firstName: string | undefined;
  /** The id of an associate who places orders for customers. */
  readonly koc: string | undefined;
}
export const shopperContext = createContext<Shopper>();
/** The customer for whom the request's associate shops, with the cart. */
export const servedCustomerContext = createContext<CustomerCart | null>(null);
/** The visitor's cart count, once it has been read. */
export const cartUnitsContext = createContext<number | null>(null);
