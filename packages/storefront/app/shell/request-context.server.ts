import { defaultLanguage, type Locale, type Role } from '@basin/domain';
import type { CustomerCart, FavouriteKey, SdkCalls } from '@basin/sdk';
import type { Logger } from 'pino';
import { createContext, type Session } from 'react-router';
import type { Environment } from '../../server/environment.ts';
import type { NoticeBoard } from './notices/notice-cookies.server.ts';
import type { Catalogue } from './sdk/shared-catalogue.server.ts';
import type { Systems } from './sdk/systems.server.ts';
import type { ShopSession } from './session/shop-session.ts';
import type { Texts } from './texts/translate.ts';

// What a request carries through middleware, loaders and the rendering of its page.

export const environmentContext = createContext<Environment>();
export const logContext = createContext<Logger>();
export const systemsContext = createContext<Systems>();
/** For whom the shop asks the systems behind it, as `X-Forwarded-For` says it; empty when no one is known. */
export const forwardedForContext = createContext('');
/** Absent in development, where the page has no content security policy. */
export const nonceContext = createContext<string | undefined>(undefined);

/** The visitors for whom a page is made at once: all whose carts hold as many units, guests or customers of a kind. */
export interface Audience {
  readonly cartUnits: number;
  /** None for guests. */
  readonly customer?: AudienceCustomer;
}

/** What customers of an audience have in common. */
export interface AudienceCustomer extends Pick<Shopper, 'persona' | 'role'> {
  readonly catalogue: Catalogue;
  /** The one favourite that the page shows the heart of; absent while it is unknown which one that is. */
  readonly heart?: { readonly favourite: FavouriteKey; readonly isSaved: boolean } | undefined;
  /** Called when the page shows the heart of another favourite than `heart` says. */
  readonly onUnknownHeart: (favourite: FavouriteKey) => void;
}

/** Null when a page is made for one visitor; else the request carries nothing of a visitor. */
export const audienceContext = createContext<Audience | null>(null);
/** Set when a page that is made for an audience would show something of one visitor. */
export const hasPersonalPartContext = createContext(false);
/** Gives the page of the request as an audience gets it; null when it has to be made for the visitor. */
export type AudiencePage = (audience: Audience) => Promise<Response | null>;
/** Null for a request whose page is made for the visitor in any case. */
export const audiencePageContext = createContext<AudiencePage | null>(null);
export const languageContext = createContext<{ locale: Locale; texts: Texts }>({
  locale: defaultLanguage,
  texts: new Map(),
});
export const sessionContext = createContext<Session<ShopSession>>();
export const noticesContext = createContext<NoticeBoard>();
/** Aborted as soon as a system behind the shop says that the shopper's session has ended, such as by a new password. */
export const sessionEndContext = createContext(new AbortController().signal);
export const sdkContext = createContext<SdkCalls>();
/** What pages are filled with: what all shoppers of the persona see. */
export const catalogueContext = createContext<Catalogue>();

/** Who a request is from, as the token says. */
export interface Shopper {
  readonly isSignedIn: boolean;
  readonly role: Role;
  /** Has been here before: a token is kept, so there may be a cart. */
  readonly isKnown: boolean;
  readonly persona: string;
  readonly firstName: string | undefined;
  /** The id of an associate who places orders for customers. */
  readonly koc: string | undefined;
}
export const shopperContext = createContext<Shopper>();
/** The customer for whom the request's associate shops, with their cart. */
export const servedCustomerContext = createContext<CustomerCart | null>(null);
/** How many units the visitor's cart holds, once something has counted them. */
export const cartUnitsContext = createContext<number | null>(null);
