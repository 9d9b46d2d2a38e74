import { defaultCurrency, formatMoney, localeTag, type Locale } from '@basin/domain';
import { centAmountOf, type Money } from '@basin/sdk';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { lazily } from './lazily.ts';
import { createTranslate, type Texts, type Translate } from './translate.ts';

interface Language {
  readonly locale: Locale;
  readonly t: Translate;
  readonly money: (amount: Money) => string;
  /** A price in whole units, without cents. */
  readonly wholePrice: (units: number) => string;
  readonly number: (value: number) => string;
  /** An instant as a day, in the shop's time zone. */
  readonly day: (instant: Date) => string;
  /** A country by its ISO 3166 code: `CA` gives Canada. */
  readonly country: (code: string) => string;
  /** A path of the shop in this language: `/cart` gives `/fr/cart`. */
  readonly path: (path: string) => string;
}

const LanguageContext = createContext<Language | undefined>(undefined);

/** Gives a page its language. The texts stand beside React Router's data, so no page carries them twice. */
export function TextsProvider({ locale, texts, children }: { locale: Locale; texts: Texts; children: ReactNode }) {
  const language = useMemo(() => languageFrom(locale, texts), [locale, texts]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

const wholePriceFormat = {
  style: 'currency',
  currency: defaultCurrency,
  currencyDisplay: 'symbol',
  maximumFractionDigits: 0,
} as const;

// a server gives the same texts to every page, and the formats are kept with them
const languages = new WeakMap<Texts, Language>();

function languageFrom(locale: Locale, texts: Texts): Language {
  const kept = languages.get(texts);
  if (kept?.locale === locale) return kept;
  const language = createLanguage(locale, texts);
  languages.set(texts, language);
  return language;
}

function createLanguage(locale: Locale, texts: Texts): Language {
  const tag = localeTag(locale);
  const wholePrices = lazily(() => new Intl.NumberFormat(tag, wholePriceFormat));
  const figures = lazily(() => new Intl.NumberFormat(tag));
  const days = lazily(() => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'America/Chicago' }));
  const countries = lazily(() => new Intl.DisplayNames(tag, { type: 'region' }));
  return {
    locale,
    t: createTranslate(texts, locale),
    money: (amount) => formatMoney(centAmountOf(amount), tag),
    wholePrice: (units) => wholePrices().format(units),
    number: (value) => figures().format(value),
    day: (instant) => days().format(instant),
    country: (code) => (/^[A-Z]{2}$/.test(code) ? (countries().of(code) ?? code) : code),
    path: (path) => `/${locale}${path === '/' ? '' : path}`,
  };
}

/** The page's language: its texts, its way to write money, its paths. */
export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language)
    throw new Error('useLanguage is called outside TextsProvider: entry.client and entry.server provide it.');
  return language;
}
