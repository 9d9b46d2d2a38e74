/** A document in a Solr index. */
export type Document = Readonly<Record<string, unknown>>;

/** Returns the score of a document, or 0 when it does not match. */
export type Match = (document: Document) => number;

/**
 * Parses the part of Lucene's query language that the shop uses: `*:*`, `field:value`, `field:"value"`,
 * `field:(… OR …)`, `field:[low TO high]`, `term*`, `term~1`, `^boost`, `^=score`, `AND`, `OR`, a leading `-` and brackets.
 *
 * @throws {SyntaxError} for anything else, where Solr returns 400
 */
export function parseLucene(text: string): Match {
  const reader = new Reader(tokensOf(text));
  const match = reader.either();
  if (!reader.isAtEnd) throw new SyntaxError(`cannot parse ${text}`);
  return match;
}

const tokenPattern =
  /\s*("(?:[^"\\]|\\.)*"|\[[^\]]*\]|[()]|\*:\*|[\w.]+:|[\p{L}\p{N}_][\p{L}\p{N}_.-]*\*?|[~^]=?[\d.]+|-)/uy;

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  for (let at = 0; at < text.trimEnd().length; at = tokenPattern.lastIndex) {
    tokenPattern.lastIndex = at;
    const token = tokenPattern.exec(text)?.[1];
    if (token === undefined) throw new SyntaxError(`cannot parse ${text.slice(at)}`);
    tokens.push(token);
  }
  return tokens;
}

class Reader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#tokens.length;
  }

  #take(token: string): boolean {
    const isNext = this.#tokens[this.#at] === token;
    if (isNext) this.#at += 1;
    return isNext;
  }

  either(field?: string): Match {
    const parts = [this.#both(field)];
    while (this.#take('OR')) parts.push(this.#both(field));
    return (document) => parts.reduce((sum, part) => sum + part(document), 0);
  }

  #both(field?: string): Match {
    const parts = [this.#one(field)];
    while (this.#take('AND')) parts.push(this.#one(field));
    return (document) => {
      let sum = 0;
      for (const part of parts) {
        const score = part(document);
        if (score === 0) return 0;
        sum += score;
      }
      return sum;
    };
  }

  #one(field?: string): Match {
    if (this.#take('-')) {
      const without = this.#one(field);
      return (document) => (without(document) === 0 ? 1 : 0);
    }
    if (this.#take('(')) {
      const inside = this.either(field);
      if (!this.#take(')')) throw new SyntaxError('missing closing bracket');
      return this.#boosted(inside);
    }
    const token = this.#tokens[this.#at++] ?? '';
    if (token === '*:*') return () => 1;
    if (token.endsWith(':')) return this.#one(token.slice(0, -1));
    if (field === undefined) throw new SyntaxError(`${token} has no field`);
    return this.#boosted(this.#term(field, token));
  }

  #term(field: string, token: string): Match {
    const range = /^\[(\S+) TO (\S+)\]$/.exec(token);
    if (range) return inRange(field, range[1] ?? '*', range[2] ?? '*');
    if (token.startsWith('"'))
      return hasValue(field, (value) => value === token.slice(1, -1).replaceAll(/\\(.)/g, '$1'));
    if (token.endsWith('*')) return hasValue(field, (value) => value.startsWith(token.slice(0, -1)));
    const distance = this.#suffix('~');
    if (distance !== undefined) return hasValue(field, isSimilarTo(token, distance));
    return hasValue(field, (value) => value === token);
  }

  #boosted(match: Match): Match {
    const constant = this.#suffix('^=');
    if (constant !== undefined) return (document) => (match(document) > 0 ? constant : 0);
    const boost = this.#suffix('^');
    return boost === undefined ? match : (document) => match(document) * boost;
  }

  #suffix(sign: string): number | undefined {
    const token = this.#tokens[this.#at];
    if (!token?.startsWith(sign)) return undefined;
    this.#at += 1;
    return Number(token.slice(sign.length));
  }
}

/** The values of a field, or its words if the name of the field ends with `_ws`. */
export function valuesOf(document: Document, field: string): (string | number)[] {
  const values = [document[field] ?? []].flat() as (string | number)[];
  return field.endsWith('_ws') ? values.flatMap((value) => wordsOf(String(value))) : values;
}

// each query compares every word of every document
const splitTexts = new Map<string, string[]>();

function wordsOf(text: string): string[] {
  const words = splitTexts.get(text) ?? text.split(/\s+/);
  splitTexts.set(text, words);
  return words;
}

/** Caches the score of each document. */
export function memoized(match: Match): Match {
  const scores = new Map<Document, number>();
  return (document) => {
    const score = scores.get(document) ?? match(document);
    scores.set(document, score);
    return score;
  };
}

function hasValue(field: string, fits: (value: string) => boolean): Match {
  return (document) => (valuesOf(document, field).some((value) => fits(String(value))) ? 1 : 0);
}

function inRange(field: string, low: string, high: string): Match {
  const [least, most] = [low === '*' ? -Infinity : Number(low), high === '*' ? Infinity : Number(high)];
  return (document) =>
    valuesOf(document, field).some((value) => Number(value) >= least && Number(value) <= most) ? 1 : 0;
}

/** Whether a word has at most `most` mistakes. Results are cached, since many documents share their words. */
function isSimilarTo(word: string, most: number): (value: string) => boolean {
  const known = new Map<string, boolean>();
  return (value) => {
    const isNear =
      known.get(value) ?? (Math.abs(value.length - word.length) <= most && editDistance(word, value) <= most);
    known.set(value, isNear);
    return isNear;
  };
}

/** The Damerau-Levenshtein distance: letters that are missing, added, wrong or swapped with their neighbour. */
function editDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const [above = [], twoAbove = []] = [rows[at - 1], rows[at - 2]];
      const wrong = (above[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      const over =
        one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1] ? (twoAbove[to - 2] ?? Infinity) + 1 : Infinity;
      row.push(Math.min((above[to] ?? 0) + 1, (row[to - 1] ?? 0) + 1, wrong, over));
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}
