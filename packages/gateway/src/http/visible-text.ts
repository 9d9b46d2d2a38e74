import { invalidField } from './http-problem.ts';

/**
 * What turns the direction of a text or is not seen at all: a name that holds it reads as another one, on a label and in
 * the mail of who serves customers. The two joiners stay where a script or an emoji needs them, between two characters
 * that can be joined.
 *
 * @see Unicode Technical Report 36, §2.6 and UAX 9
 */
const unseen: readonly RegExp[] = [
  /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u, // direction
  /[\u00ad\u115f\u1160\u180e\u200b\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/u, // no width, no ink
  /\u034f/u,
  /[\u{e0000}-\u{e007f}]/u, // tags
  /(?![\t\n\r])\p{Cc}/u,
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/u,
  /[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/u,
];

/**
 * Refuses text that is not what it looks like.
 *
 * @throws {HttpProblem} 400 that names the member and the character
 */
export function expectVisibleText(field: string, text: string): void {
  const [found] = unseen.flatMap((pattern) => pattern.exec(text) ?? []);
  if (found !== undefined) throw invalidField(field, nameOf(found), `${field}: ${nameOf(found)} cannot be seen.`);
}

const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
