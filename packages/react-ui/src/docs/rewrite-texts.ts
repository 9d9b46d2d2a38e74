import { cloneElement, isValidElement, type PropsWithChildren, type ReactElement, type ReactNode } from 'react';

/** Names of arguments that contain text for people; other arguments are URLs, names and numbers. */
const texts =
  /^(children|label|legend|title|description|problem|note|prompt|placeholder|text|summary|eyebrow|brand|caption|status|term|details|current|unit|total|time|more|less|face|cells|header|\w+(Label|Note|Text))$/;
const accents: Record<string, string> = { a: 'à', e: 'é', i: 'î', o: 'ö', u: 'ü', c: 'ç', A: 'Â', E: 'É', O: 'Ø' };

// transliterates by sound, as names are written in Arabic
const arabicLetters: Record<string, string> = Object.fromEntries(
  'aا bب cك dد eي fف gغ hه iي jج kك lل mم nن oو pب qق rر sس tت uو vف wو xكس yي zز ,، ?؟'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)] as const),
);

/** Whether an argument is text for people; a `name` is when it has several words, a `placeholder` may be a picture. */
const isForPeople = (name: string, value: unknown): boolean =>
  (texts.test(name) && !String(value).startsWith('data:')) ||
  (name === 'name' && typeof value === 'string' && value.includes(' '));

/** Returns the arguments with every text rewritten, also inside elements; functions stay unchanged. */
export function rewriteTexts<Value>(value: Value, rewrite: (text: string) => string, isText = false): Value {
  if (typeof value === 'string') return (isText ? rewrite(value) : value) as Value;
  if (Array.isArray(value)) return value.map((item) => rewriteTexts(item as unknown, rewrite, isText)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (isValidElement<PropsWithChildren>(value)) return rewriteElement(value, rewrite) as Value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      rewriteTexts(item as unknown, rewrite, isForPeople(name, item)),
    ]),
  ) as Value;
}

function rewriteElement(element: ReactElement<PropsWithChildren>, rewrite: (text: string) => string): ReactElement {
  const { children, ...props } = rewriteTexts(element.props, rewrite);
  return cloneElement(element, props, ...(Array.isArray(children) ? (children as ReactNode[]) : [children]));
}

/** Accented, bracketed and 40 % longer: unaccented text was not translated, text without its bracket is cut off. */
export function pseudo(text: string): string {
  const accented = text.replaceAll(/[aeioucAEO]/g, (letter) => accents[letter] ?? letter);
  return `[${accented}${' ñø'.repeat(Math.ceil((text.length * 0.4) / 3))}]`;
}

/** Three times as long as the English text. */
export const tripled = (text: string): string => `${text}, ${text}, ${text}`;

/** In Arabic letters, to show a right-to-left page. */
export const arabic = (text: string): string =>
  text.toLowerCase().replaceAll(/[a-z,?]/g, (letter) => arabicLetters[letter] ?? letter);
