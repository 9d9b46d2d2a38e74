import { formatMoney, localeTag, type Locale, type Money } from '@basin/domain';
import { textsOf } from '../texts/texts.ts';
import type { EmailFacts, EmailKind } from './email.ts';
import { htmlOf } from './html-layout.ts';
import { emailLinks, type EmailLink } from './email-links.ts';
import { plainValue } from './plain-value.ts';
import { skinOf, type EmailSkins } from './skins.ts';
import { textOf } from './text-layout.ts';
import type { EmailParts, EmailTable } from './email-parts.ts';

/** An e-mail as the outbox keeps it. */
export interface StoredEmail {
  readonly recipient: string;
  readonly kind: EmailKind;
  readonly locale: Locale;
  readonly facts: EmailFacts;
  readonly token: string | null;
}

/** An e-mail that can be sent: two bodies that say the same. */
export interface RenderedEmail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Where the shop is reached, which links lead to, and how its mail looks. */
export interface EmailSettings {
  readonly shopOrigin: string;
  readonly skins: EmailSkins;
}

/** Words, links and facts of a stored e-mail, put together for its reader's language and the brand of its order. */
export function renderEmail(email: StoredEmail, settings: EmailSettings): RenderedEmail {
  const parts = partsOf(email, settings);
  return { to: plainValue(email.recipient), subject: parts.subject, text: textOf(parts), html: htmlOf(parts) };
}

function partsOf({ kind, locale, facts, token }: StoredEmail, { shopOrigin, skins }: EmailSettings): EmailParts {
  const { [kind]: words, phrases } = textsOf('emails', locale);
  const link: EmailLink = emailLinks[kind];
  const say = (text: string) => filled(text, facts);
  const url = new URL(`/${locale}${link.path}`, shopOrigin);
  if (token !== null && link.secret !== undefined) url.searchParams.set(link.secret, token);
  return {
    locale,
    skin: skinOf(skins, facts.order?.brand, shopOrigin),
    subject: say(words.subject),
    greeting: say(facts.firstName ? phrases.greeting : phrases.greetingUnnamed),
    paragraphs: [
      ...words.paragraphs,
      ...(facts.purchaseOrderNumber ? [phrases.purchaseOrder] : []),
      ...(facts.refund ? [phrases.refund] : []),
    ].map(say),
    table: tableOf(facts, locale),
    action: { label: say(words.action), url: url.href },
    linkBelow: say(phrases.linkBelow),
    reason: say(words.reason),
    shopUrl: new URL(`/${locale}`, shopOrigin).href,
  };
}

/** @throws {RangeError} when the words name a fact that the e-mail lacks */
function filled(text: string, facts: EmailFacts): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const fact = Object.entries(facts).find(([key]) => key === name)?.[1] as unknown;
    if (typeof fact !== 'string') throw new RangeError(`an e-mail names "${name}", which it was not given`);
    return plainValue(fact);
  });
}

const noteOf = (parts: readonly (string | undefined)[]): string => {
  const said = parts.filter((part) => part !== undefined);
  return said.length === 0 ? '' : ` (${said.join('; ')})`;
};

function tableOf({ order }: EmailFacts, locale: Locale): EmailTable | undefined {
  if (!order) return undefined;
  const { phrases } = textsOf('emails', locale);
  const money = (amount: Money) => formatMoney(amount, localeTag(locale));
  const sumOf = (label: string, sum: Money | undefined) => (sum ? [[label, money(sum)] as const] : []);
  const { lines, shipping, tax, isTaxExempt, total } = order;
  return {
    headings: [phrases.piece, phrases.quantity, phrases.amount],
    rows: lines.map(({ name, unitPrice, leaves, quantity, total: amount }) => [
      plainValue(name + noteOf([unitPrice, leaves])),
      String(quantity),
      amount ? money(amount) : '',
    ]),
    sums: [
      ...sumOf(phrases.shipping, shipping),
      ...sumOf(isTaxExempt ? phrases.taxExempt : phrases.tax, tax),
      ...sumOf(phrases.total, total),
    ],
  };
}
