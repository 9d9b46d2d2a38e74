import { defaultCurrency, formatMoney, localeTag, type Locale } from '@basin/domain';
import type { Money } from '@basin/sdk';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { dayFormat } from './day-format.ts';
import { lazily } from './lazily.ts';
import { createTranslate, type Texts, type Translate } from './translate.ts';

interface Language {
  readonly locale: Locale;
  readonly t: Translate;
  /** Whether shoppers read metric units. */
  readonly isMetric: boolean;
  readonly money: (amount: Money) => string;
  /** Formats a price in whole units, without cents. */
  readonly wholePrice: (units: number) => string;
  readonly number: (value: number) => string;
  /** Formats the date of an instant in the shop's time zone. */
  readonly day: (instant: Date) => string;
  /** Returns the name of a country: `CA` gives Canada. */
  readonly country: (code: string) => string;
  /** Adds the language to a path: `/cart` gives `/fr/cart`. */
  readonly path: (path: string) => string;
}

const LanguageContext = createContext<Language | undefined>(undefined);

/**
 * Provides the page's language. The texts are loaded separately from React Router's data, so that no page contains them
 * twice.
 */
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

// The server reuses each Texts object for every page, so the formats are cached with it.
const languages = new WeakMap<Texts, Language>();

function languageFrom(locale: Locale, texts: Texts): Language {
  const cached = languages.get(texts);
  if (cached?.locale === locale) return cached;
  const language = createLanguage(locale, texts);
  languages.set(texts, language);
  return language;
}

function createLanguage(locale: Locale, texts: Texts): Language {
  const tag = localeTag(locale);
  const wholePrices = lazily(() => new Intl.NumberFormat(tag, wholePriceFormat));
  const figures = lazily(() => new Intl.NumberFormat(tag));
  const days = lazily(() => dayFormat(tag, { dateStyle: 'long', timeZone: 'America/Chicago' }));
  const countries = lazily(() => new Intl.DisplayNames(tag, { type: 'region' }));
  const t = createTranslate(texts, locale);
  return {
    locale,
    t,
    isMetric: t('price.units') === 'metric',
    money: (amount) => formatMoney(amount, tag),
    wholePrice: (units) => wholePrices().format(units),
    number: (value) => figures().format(value),
    day: (instant) => days()(instant),
    country: (code) => (/^[A-Z]{2}$/.test(code) ? (countries().of(code) ?? code) : code),
    path: (path) => `/${locale}${path === '/' ? '' : path}`,
  };
}

/** Returns the page's language: its texts, money format and paths. */
export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language)
    throw new Error('useLanguage must be called inside TextsProvider, which entry.client and entry.server render.');
  return language;
}
