import { formatMoney, localeTag, type Locale, type Money } from '@basin/domain';
import { textsOf } from '../texts/texts.ts';
import type { EmailFacts, EmailKind } from './email.ts';
import { renderHtml } from './html-layout.ts';
import { emailLinks, type EmailLink } from './email-links.ts';
import { plainValue } from './plain-value.ts';
import { skinOf, type EmailSkins } from './skins.ts';
import { renderText } from './text-layout.ts';
import type { EmailParts, EmailTable } from './email-parts.ts';

/** An e-mail as stored in the outbox. */
export interface StoredEmail {
  readonly recipient: string;
  readonly kind: EmailKind;
  readonly locale: Locale;
  readonly facts: EmailFacts;
  readonly token: string | null;
}

/** An e-mail ready to send, with equivalent text and HTML bodies. */
export interface RenderedEmail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The shop's public origin, for links, and the look of its e-mail. */
export interface EmailSettings {
  readonly shopOrigin: string;
  readonly skins: EmailSkins;
}

/** Renders a stored e-mail in its reader's language and the skin of its order's brand. */
export function renderEmail(email: StoredEmail, settings: EmailSettings): RenderedEmail {
  const parts = partsOf(email, settings);
  return { to: email.recipient, subject: parts.subject, text: renderText(parts), html: renderHtml(parts) };
}

function partsOf({ kind, locale, facts, token }: StoredEmail, { shopOrigin, skins }: EmailSettings): EmailParts {
  const { [kind]: template, phrases } = textsOf('emails', locale);
  const link: EmailLink = emailLinks[kind];
  const url = new URL(`/${locale}${link.path}`, shopOrigin);
  const contactUrl = new URL(`/${locale}/support/contact`, shopOrigin).href;
  const skin = skinOf(skins, facts.order?.brand, shopOrigin);
  const fill = (text: string) =>
    fillPlaceholders(text.replace('{contactUrl}', contactUrl).replace('{shopName}', skin.name), facts);
  if (token !== null && link.secret !== undefined) url.searchParams.set(link.secret, token);
  return {
    locale,
    skin,
    subject: fill(template.subject),
    greeting: fill(isSafeName(facts.firstName) ? phrases.greeting : phrases.greetingUnnamed),
    paragraphs: [
      ...template.paragraphs,
      ...(isSafeNumber(facts.purchaseOrderNumber) ? [phrases.purchaseOrder] : []),
      ...(facts.refund ? [phrases.refund] : []),
      ...(facts.owed ? [phrases.owed] : []),
      ...(facts.order?.arrivals ?? []),
    ].map(fill),
    link: facts.trackingUrl === undefined ? undefined : { label: fill(phrases.track), url: facts.trackingUrl },
    table: tableOf(facts, locale),
    action: { label: fill(template.action), url: url.href },
    linkBelow: fill(phrases.linkBelow),
    reason: fill(template.reason),
    shopUrl: new URL(`/${locale}`, shopOrigin).href,
  };
}

/**
 * Whether a name was given and has nothing of which a mail client makes a link: anyone can send an e-mail to anyone with
 * the name of their choice.
 */
const isSafeName = (name: string | undefined): boolean => Boolean(name) && !/[:/@]|\.[\p{L}\p{N}]{2}/u.test(name ?? '');

/** The same for a purchase order number, which may have slashes, colons, and full stops before digits. */
const isSafeNumber = (number: string | undefined): boolean =>
  Boolean(number) && !/:\/\/|@|\.\p{L}{2}/u.test(number ?? '');

/** @throws {RangeError} when the template names a value that the e-mail lacks */
function fillPlaceholders(text: string, facts: EmailFacts): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const fact = Object.entries(facts).find(([key]) => key === name)?.[1] as unknown;
    if (typeof fact !== 'string')
      throw new RangeError(`the e-mail template uses {${name}}, which is missing from the e-mail's facts`);
    return plainValue(fact);
  });
}

const noteOf = (parts: readonly (string | undefined)[], separator: string): string => {
  const present = parts.filter((part) => part !== undefined).map((part) => plainValue(part));
  return present.length === 0 ? '' : ` (${present.join(separator)})`;
};

function tableOf({ order }: EmailFacts, locale: Locale): EmailTable | undefined {
  if (!order) return undefined;
  const { phrases } = textsOf('emails', locale);
  const money = (amount: Money) => formatMoney(amount, localeTag(locale));
  const sumOf = (label: string, sum: Money | undefined) => (sum ? [[label, money(sum)] as const] : []);
  const { lines, discount, shipping, taxes = [], total } = order;
  const rows: EmailTable['rows'] = lines.map(
    ({ name, model, unitPrice, leaves, quantity, units = String(quantity), total: amount }) => [
      plainValue(name) + noteOf([model, unitPrice, leaves], phrases.separator),
      units,
      amount ? money(amount) : '',
    ],
  );
  const sums = [
    ...sumOf(phrases.discount, discount),
    ...(shipping?.centAmount === 0 ? [[phrases.shipping, phrases.free] as const] : sumOf(phrases.shipping, shipping)),
    ...taxes.flatMap(({ label, amount }) => sumOf(label, amount)),
    ...sumOf(phrases.total, total),
  ];
  if (rows.length === 0 && sums.length === 0) return undefined;
  const hasAmounts = [...lines, order].some(({ total: amount }) => amount);
  return { headings: [phrases.piece, phrases.quantity, hasAmounts ? phrases.amount : ''], rows, sums };
}
