/**
 * Characters that change the direction of text, have no width or ink, or are tags or controls: with them, a name can
 * look like a different one. The two joiners are allowed where a script or an emoji needs them, between two characters
 * that can be joined.
 *
 * @see Unicode Technical Report 36, §2.6 and UAX 9
 */
const invisible =
  /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\u034f|[\u00ad\u115f\u1160\u180e\u200b\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]|(?![\t\n\r])\p{Cc}|(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** Returns the first invisible character of a string; undefined when there is none. */
export function invisibleCharacter(text: string): string | undefined {
  return text.match(invisible)?.[0];
}

/** Returns a string without invisible characters, such as the soft hyphens that come with copied text. */
export function visibleText(text: string): string {
  const visible = text.replaceAll(invisible, '');
  return visible === text ? text : visibleText(visible); // a joiner may have lost its neighbour
}
