import type { Locale } from '@basin/domain';

const stopWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set('a an and at by for from in into of on or the to with'.split(' ')),
  fr: new Set('a au aux avec d de des du en et l la le les ou par pour qu sur un une'.split(' ')),
};

/** Words that shoppers use for one another; each group is searched as one, and no word is in two. */
const synonymGroups: Readonly<Record<Locale, readonly (readonly string[])[]>> = {
  en: [
    ['faucet', 'tap', 'mixer', 'spigot'],
    ['basin', 'sink', 'lavatory', 'washbasin'],
    ['toilet', 'wc', 'loo', 'commode'],
    ['bathtub', 'tub', 'bath'],
    ['shower', 'showerhead'],
    ['vanity', 'washstand'],
    ['grey', 'gray'],
    ['gold', 'golden', 'brass'],
    ['spout', 'filler'],
    ['robe', 'hook'],
    ['tile', 'tiling'],
    ['accessory', 'hardware'],
    ['thermostatic', 'thermostat'],
  ],
  fr: [
    ['robinet', 'robinetterie', 'mitigeur', 'melangeur'],
    ['lavabo', 'vasque'],
    ['toilette', 'wc', 'cuvette'],
    ['baignoire', 'bain'],
    ['douche', 'pommeau', 'douchette'],
    ['miroir', 'glace'],
    ['meuble', 'vanite'],
    ['carreau', 'carrelage', 'tuile', 'faience'],
    ['crochet', 'patere'],
    ['dore', 'laiton', 'or'],
    ['thermostatique', 'thermostat'],
  ],
};

/**
 * The words of a text as they are compared: lower case, without accents, stop words and elisions, in their stem.
 *
 * "L’évier" and "éviers" give the same word.
 */
export function wordsOf(text: string, locale: Locale): string[] {
  return foldedWords(text)
    .filter((word) => !stopWords[locale].has(word) && (word.length > 1 || /\d/.test(word)))
    .map((word) => stems[locale](word));
}

/** A stem and all stems that are searched as one with it; the stem comes first. */
export function withSynonyms(stem: string, locale: Locale): readonly string[] {
  return synonyms[locale].get(stem) ?? [stem];
}

/** A model number without what people leave out or add: case, hyphens, spaces. */
export function foldModelNumber(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

function foldedWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Takes the plural off. */
function stemEnglish(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /[us]s$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word;
  return /(?:[sxz]|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Takes off the plural, the mute e of the feminine and a doubled last letter. */
function stemFrench(word: string): string {
  if (word.length < 4) return word;
  const singular = word.replace(/(?<=eau)x$|(?<=[ou]u)x$|s$/, '').replace(/(?<!e)aux$/, 'al');
  const bare = singular.replace(/e{1,2}$/, '');
  if (bare.length < 3) return singular;
  return bare.replace(/(\p{L})\1$/u, '$1');
}

const stems: Readonly<Record<Locale, (word: string) => string>> = { en: stemEnglish, fr: stemFrench };

const synonyms: Readonly<Record<Locale, ReadonlyMap<string, readonly string[]>>> = {
  en: synonymTable('en'),
  fr: synonymTable('fr'),
};

function synonymTable(locale: Locale): ReadonlyMap<string, readonly string[]> {
  const rows = synonymGroups[locale].flatMap((group) => {
    const folded = group.flatMap((word) => wordsOf(word, locale).slice(0, 1));
    return folded.map((stem): [string, string[]] => [stem, [stem, ...folded.filter((other) => other !== stem)]]);
  });
  return new Map(rows);
}
