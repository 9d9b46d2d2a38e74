import { isSimpleEmail } from '@basin/domain';
import punycode from 'punycode/punycode.js';

/** Invisible characters and separators, which no one types in an e-mail address. */
const invisible = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/** Characters that end the domain of a URL. */
const urlDelimiters = /[/?#\\:@%[\]]/;

/**
 * Returns the form in which e-mail addresses are stored and compared: NFKC, in lower case, with a Unicode domain and no
 * trailing dot. Addresses that differ only in how they were typed have the same form.
 *
 * @returns undefined for an invalid address, or one with invisible characters
 */
export function canonicalEmail(text: string): string | undefined {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  const local = trimmed.slice(0, at).normalize('NFKC').toLowerCase();
  const typed = trimmed.slice(at + 1).normalize('NFKC');
  const email = `${local}@${toUnicodeDomain(typed).replace(/\.$/, '')}`;
  const isTypeable = !invisible.test(local + typed) && !urlDelimiters.test(typed);
  return isTypeable && isSimpleEmail(email) ? email : undefined;
}

/** Normalizes a domain as URLs do and decodes its Punycode; returns an empty string for an invalid domain. */
const toUnicodeDomain = (domain: string): string =>
  (URL.parse(`http://${domain}`)?.hostname ?? '').split('.').map(toUnicodeLabel).join('.');

/** Decodes a Punycode label; returns an invalid one unchanged. */
function toUnicodeLabel(label: string): string {
  try {
    return punycode.toUnicode(label);
  } catch (error) {
    if (error instanceof RangeError) return label;
    throw error;
  }
}
