import styles from './ProductName.module.css';

/** A product name whose hyphenated words and sizes do not break across lines. */
export const ProductName = ({ name }: { name: string }) =>
  partsOf(name).map(({ text, isKept }, place) =>
    isKept ? (
      <span key={place} className={styles.kept}>
        {text}
      </span>
    ) : (
      text
    ),
  );

interface Part {
  readonly text: string;
  readonly isKept: boolean;
}

/** Splits a name into unbreakable parts and the text between them. */
function partsOf(name: string): Part[] {
  const parts: Part[] = [];
  for (const word of wordsOf(name)) {
    const isKept = hyphenated.test(word) || word.includes(' ');
    const space = parts.length > 0 ? ' ' : '';
    const last = parts.at(-1);
    const before = (last && !last.isKept ? (parts.pop()?.text ?? '') : '') + space;
    const between = isKept ? before : before + word;
    if (between !== '') parts.push({ text: between, isKept: false });
    if (isKept) parts.push({ text: word, isKept });
  }
  return parts;
}

/** Splits a name into words. A size and its unit are one word. It runs in linear time. */
function wordsOf(name: string): string[] {
  const words: string[] = [];
  let numbers: string[] = [];
  for (const word of name.split(' ')) {
    if ((numbers.length > 0 ? number : firstNumber).test(word)) {
      numbers.push(word);
      continue;
    }
    words.push(...(unit.test(word) && numbers.length > 0 ? [[...numbers, word].join(' ')] : [...numbers, word]));
    numbers = [];
  }
  return [...words, ...numbers];
}

const hyphenated = /[\p{L}\d]-[\p{L}\d]/u;
const firstNumber = /^\d[\d×x./]*$/;
const number = /^[\d×x./]+$/;
const unit = /^(?:in\.|cm|mm)/;
