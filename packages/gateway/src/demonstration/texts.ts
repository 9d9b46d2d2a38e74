import { fileURLToPath } from 'node:url';
import { readTexts } from '../texts/add-languages.ts';
import { writtenTexts, type WrittenTexts } from '../texts/written-texts.ts';

const folder = fileURLToPath(new URL('./texts/', import.meta.url));

/**
 * The texts of a file of the demonstration, each to be read in any language of the shop.
 *
 * @param name the file below the folder of a language, without its ending
 * @param english the file in English, which gives the texts their shape
 */
export const demonstrationTexts = <File>(name: string, english: File): WrittenTexts<File> =>
  writtenTexts(english, (locale) => readTexts(folder, locale, name));
