import { defaultLanguage, localeTag, type Locale } from '@basin/domain';
import type { CrmCalls } from '../../calls.ts';
import { addressDraftFrom, type PostalAddressInput } from '../postal-address.ts';

/** What a shopper writes to the shop. */
export interface Contact {
  /** Subscribes an e-mail address to the newsletter; one that is subscribed already counts as subscribed. */
  readonly subscribe: (subscription: NewsletterSubscription) => Promise<void>;
  /** Opens a case, once for each key. Rejects with an HttpError when it is not taken. */
  readonly openCase: (request: CaseRequest) => Promise<OpenedCase>;
}

/** Who gets the newsletter. They have agreed to it. */
export interface NewsletterSubscription {
  readonly email: string;
  /** Where they subscribed, such as `footer`; `website` unless given. */
  readonly source?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly postalCode?: string | undefined;
  /** Such as `homeowner`. */
  readonly customerType?: string | undefined;
}

/** A question or a complaint. */
export interface CaseRequest {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly phone?: string | undefined;
  readonly company?: string | undefined;
  /** The kind of case and the reason, where the shop sorts cases by them. */
  readonly type?: string | undefined;
  readonly reason?: string | undefined;
  readonly address?: PostalAddressInput | undefined;
  /** The product that it is about. */
  readonly modelNumber?: string | undefined;
  /** Its day in UTC counts. */
  readonly purchasedAt?: Date | undefined;
  readonly placeOfPurchase?: string | undefined;
  /** Addresses of uploaded files, 10 at most. */
  readonly attachments?: readonly string[] | undefined;
  /** The same key opens one case, however often it is sent; a random one unless given. */
  readonly idempotencyKey?: string | undefined;
}

/** A case that the shop works on. */
export interface OpenedCase {
  /** What the shopper quotes; null when the shop gives none. */
  readonly number: string | null;
}

/** Of which brand, and in which language the shop answers. */
export interface ContactOptions {
  readonly locale?: Locale | undefined;
  /** The brand `basin` unless given. */
  readonly brand?: string | undefined;
}

/** The calls that contact is made of. */
export interface ContactNounCalls {
  readonly crm: CrmCalls;
}

/** Newsletter and cases over the calls given. @see wire reference §47, §48 */
export function createContact({ crm }: ContactNounCalls, options: ContactOptions = {}): Contact {
  const site = { brand: options.brand ?? 'basin', locale: localeTag(options.locale ?? defaultLanguage) };
  return {
    async subscribe({ source = 'website', ...subscriber }) {
      await crm.subscribe({ body: { ...subscriber, source, ...site, optIn: true } });
    },
    async openCase({ idempotencyKey, ...request }) {
      const { caseNumber = null } = await crm.openCase({ body: { ...bodyFrom(request), ...site }, idempotencyKey });
      return { number: caseNumber };
    },
  };
}

function bodyFrom({ message: description, address, purchasedAt, attachments, ...written }: CaseRequest) {
  return {
    ...written,
    name: `${written.firstName} ${written.lastName}`,
    description,
    ...(address && { address: addressDraftFrom(address) }),
    ...(purchasedAt && { purchaseDate: purchasedAt.toISOString().slice(0, 'yyyy-mm-dd'.length) }),
    ...(attachments && { attachments: [...attachments] }),
  };
}
