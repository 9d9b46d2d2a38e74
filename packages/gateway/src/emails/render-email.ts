import { formatMoney, type Locale, type Money } from '@basin/domain';
import { typeset, type Pair } from '../catalogue/generate/text.ts';
import type { EmailFacts, EmailKind } from './email.ts';
import { htmlOf } from './html-layout.ts';
import { letters, phrases, type Letter } from './letters.ts';
import { plainValue } from './plain-value.ts';
import { houseSkin, skinOf, type EmailSkin } from './skins.ts';
import { textOf } from './text-layout.ts';

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

/** What both layouts lay out. */
export interface EmailParts {
  readonly locale: Locale;
  readonly skin: EmailSkin;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly table?: EmailTable | undefined;
  readonly action: { readonly label: string; readonly url: string };
  readonly linkBelow: string;
  readonly reason: string;
  readonly shopUrl: string;
}

/** The pieces of an order with its sums. */
export interface EmailTable {
  readonly headings: readonly [name: string, quantity: string, amount: string];
  readonly rows: readonly (readonly [name: string, quantity: string, amount: string])[];
  readonly sums: readonly (readonly [label: string, amount: string])[];
}

/** Words, links and facts of a stored e-mail, put together for its reader's language and the brand of its order. */
export function renderEmail(email: StoredEmail, shopOrigin: string): RenderedEmail {
  const parts = partsOf(email, shopOrigin);
  return { to: plainValue(email.recipient), subject: parts.subject, text: textOf(parts), html: htmlOf(parts) };
}

function partsOf({ kind, locale, facts, token }: StoredEmail, shopOrigin: string): EmailParts {
  const letter: Letter = letters[kind];
  const say = (pair: Pair) => filled(typeset(pair)[locale], facts);
  const url = new URL(`/${locale}${letter.action.path}`, shopOrigin);
  if (token !== null && letter.action.secret !== undefined) url.searchParams.set(letter.action.secret, token);
  return {
    locale,
    skin: facts.order ? skinOf(facts.order) : houseSkin,
    subject: say(letter.subject),
    greeting: say(facts.firstName ? phrases.greeting : phrases.greetingUnnamed),
    paragraphs: letter.paragraphs.map(say),
    table: tableOf(facts, locale),
    action: { label: say(letter.action.label), url: url.href },
    linkBelow: say(phrases.linkBelow),
    reason: say(letter.reason),
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

function tableOf({ order }: EmailFacts, locale: Locale): EmailTable | undefined {
  if (!order) return undefined;
  const say = (pair: Pair) => typeset(pair)[locale];
  const money = (amount: Money) => formatMoney(amount, locale === 'fr' ? 'fr-CA' : 'en-US');
  const { lines, shipping, tax, total } = order;
  return {
    headings: [say(phrases.piece), say(phrases.quantity), say(phrases.amount)],
    rows: lines.map((line) => [plainValue(line.name), String(line.quantity), money(line.total)]),
    sums: [
      [say(phrases.shipping), money(shipping)],
      ...(tax ? [[say(phrases.tax), money(tax)] as const] : []),
      [say(phrases.total), money(total)],
    ],
  };
}
