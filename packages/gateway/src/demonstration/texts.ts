import { fileURLToPath } from 'node:url';
import { readTexts } from '../texts/add-languages.ts';
import { localizedTexts, type LocalizedTexts } from '../texts/localized-texts.ts';

const folder = fileURLToPath(new URL('./texts/', import.meta.url));

/**
 * Returns the texts of a file of the demonstration as functions of the language.
 *
 * @param name the path of the file below a language's folder, without its extension
 * @param english the English file, which determines the type
 */
export const demonstrationTexts = <File>(name: string, english: File): LocalizedTexts<File> =>
  localizedTexts(english, (locale) => readTexts(folder, locale, name));
