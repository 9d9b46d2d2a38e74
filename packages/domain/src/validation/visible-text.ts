/**
 * What turns the direction of a text, has no width or no ink, is a tag or a control: a name that holds it reads as another one. The two
 * joiners stay where a script or an emoji needs them, between two characters that can be joined.
 *
 * @see Unicode Technical Report 36, §2.6 and UAX 9
 */
const unseen =
  /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\u034f|[\u00ad\u115f\u1160\u180e\u200b\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]|(?![\t\n\r])\p{Cc}|(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** Returns the first character of a text that cannot be seen; undefined when all can. */
export function unseenCharacter(text: string): string | undefined {
  return text.match(unseen)?.[0];
}

/** Returns a text without the characters that cannot be seen, such as the soft hyphens that come along with copied text. */
export function visibleText(text: string): string {
  const visible = text.replaceAll(unseen, '');
  return visible === text ? text : visibleText(visible); // a joiner may have lost its neighbour
}
