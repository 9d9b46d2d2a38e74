import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import fr from '@basin/gateway/dictionary/fr.json' with { type: 'json' };
import english from '../../gateway/src/demonstration/content/settings/en/configuration.json' with { type: 'json' };
import french from '../../gateway/src/demonstration/content/settings/fr/configuration.json' with { type: 'json' };
import { type ByLocale, inLocale, type Locale } from '@basin/domain';

const dictionaries: ByLocale<Readonly<Record<string, string>>> = { en, fr };

/** Returns a function that gives a pattern for each text of a language; `{placeholders}` match anything. */
export const textsOf =
  (locale: Locale) =>
  (key: keyof typeof en): RegExp => {
    const text = inLocale(dictionaries, locale)[key] ?? key;
    const parts = text.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^\\s*${parts.join('.+')}\\s*$`);
  };

/** The texts of the configuration in each language, which differ from those of the dictionary. */
export const configuredMessages = { en: english.general.messages, fr: french.general.messages };
