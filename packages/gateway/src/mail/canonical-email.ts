import { isSimpleEmail } from '@basin/domain';
import punycode from 'punycode/punycode.js';

/** What nobody sees, and what separates: no part of an address that a person types. */
const INVISIBLE = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/** What ends a domain in an address of the web. */
const NO_DOMAIN = /[/?#\\:@%[\]]/;

/**
 * The one way in which an e-mail address is stored and compared: composed, in lower case, its domain without the dot of
 * the root and in its own letters. Two addresses that look alike because of how they were typed are one.
 *
 * @returns undefined for what is not an address, or holds what nobody sees
 */
export function canonicalEmail(text: string): string | undefined {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  const local = trimmed.slice(0, at).normalize('NFKC').toLowerCase();
  const typed = trimmed.slice(at + 1).normalize('NFKC');
  const email = `${local}@${inOwnLetters(typed).replace(/\.$/, '')}`;
  const isTyped = !INVISIBLE.test(local + typed) && !NO_DOMAIN.test(typed);
  return isTyped && isSimpleEmail(email) ? email : undefined;
}

/** A domain as the web reads it, in its own letters; empty for what is not one. */
const inOwnLetters = (domain: string): string =>
  (URL.parse(`http://${domain}`)?.hostname ?? '').split('.').map(labelInOwnLetters).join('.');

/** A label that only looks like a code of letters stays as it is. */
function labelInOwnLetters(label: string): string {
  try {
    return punycode.toUnicode(label);
  } catch (error) {
    if (error instanceof RangeError) return label;
    throw error;
  }
}
