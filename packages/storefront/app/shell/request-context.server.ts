import { defaultLanguage, type Locale, type Role } from '@basin/domain';
import type { SdkCalls } from '@basin/sdk';
import type { Logger } from 'pino';
import { createContext, type Session } from 'react-router';
import type { Environment } from '../../server/environment.ts';
import type { NoticeBoard } from './notices/notice-cookies.server.ts';
import type { Catalogue } from './sdk/guest-catalogue.server.ts';
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
/** Whether the page is made for all guests at once, for a request that carries nothing of a visitor. */
export const isForEverybodyContext = createContext(false);
export const languageContext = createContext<{ locale: Locale; texts: Texts }>({
  locale: defaultLanguage,
  texts: new Map(),
});
export const sessionContext = createContext<Session<ShopSession>>();
export const noticesContext = createContext<NoticeBoard>();
/** Aborted as soon as a system behind the shop says that the shopper's session has ended, such as by a new password. */
export const sessionEndContext = createContext(new AbortController().signal);
export const sdkContext = createContext<SdkCalls>();
/** What pages are filled with: the shopper's own reading when they are signed in, else that of all guests. */
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
