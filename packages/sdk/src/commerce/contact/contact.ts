import { defaultLanguage, localeTag, type Locale } from '@basin/domain';
import type { CrmCalls } from '../../calls.ts';
import { addressDraftFrom, type PostalAddressInput } from '../postal-address.ts';

/** Messages from a shopper to the shop. */
export interface Contact {
  /** Subscribes an e-mail address to the newsletter; an existing subscription counts as success. */
  readonly subscribe: (subscription: NewsletterSubscription) => Promise<void>;
  /** Opens a case, once per key. Rejects with an HttpError when the case is not accepted. */
  readonly openCase: (request: CaseRequest) => Promise<OpenedCase>;
}

/** A newsletter subscriber, who has consented to it. */
export interface NewsletterSubscription {
  readonly email: string;
  /** The place of the subscription, such as `footer`; `website` by default. */
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
  /** The kind of case and the reason, if the shop categorises cases. */
  readonly type?: string | undefined;
  readonly reason?: string | undefined;
  readonly address?: PostalAddressInput | undefined;
  /** The product that the case is about. */
  readonly modelNumber?: string | undefined;
  /** Only its day in UTC is used. */
  readonly purchasedAt?: Date | undefined;
  readonly placeOfPurchase?: string | undefined;
  /** URLs of uploaded files, at most 10. */
  readonly attachments?: readonly string[] | undefined;
  /** Repeating a request with the same key opens one case; a random key by default. */
  readonly idempotencyKey?: string | undefined;
}

/** An opened case. */
export interface OpenedCase {
  /** The case number for the shopper to quote; null when the shop assigns none. */
  readonly number: string | null;
}

/** The brand, and the language of the shop's replies. */
export interface ContactOptions {
  readonly locale?: Locale | undefined;
  /** The brand; `basin` by default. */
  readonly brand?: string | undefined;
}

/** The calls that contact uses. */
export interface ContactNounCalls {
  readonly crm: CrmCalls;
}

/** Creates newsletter and cases on the given calls. @see wire reference §47, §48 */
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
