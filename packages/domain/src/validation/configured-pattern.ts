/** Thrown for a configured pattern that is invalid or may take very long on a form value. */
export class PatternError extends SyntaxError {
  override readonly name = 'PatternError';
}

/** On form values of up to 512 characters, three unbounded repetitions take about 20 million steps. */
const maxRepetitions = 3;

/**
 * Compiles a pattern from the configuration.
 *
 * @throws {PatternError} when the pattern is invalid, when a group that contains a repetition or an alternative is
 * itself repeated, or when more than three unbounded repetitions follow one another; a pattern that does not begin with
 * `^` counts as one that begins with `.*`
 */
export function configuredPattern(source: string): RegExp {
  const pattern = compile(source, 'u') ?? compile(source);
  const open = repetitionsIn(withoutGroups(plain(source))) + (source.startsWith('^') ? 0 : 1);
  if (!pattern || open > maxRepetitions) throw new PatternError(`Invalid or slow pattern: ${source}`);
  return pattern;
}

/** Without the Unicode flag, an engine accepts an escape of any character, which authors use. */
function compile(source: string, flags?: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}

/**
 * Replaces escapes and classes by one character, a fixed count by `#`, another count by `+`; a lookahead begins with
 * `=`.
 */
const plain = (source: string): string =>
  source
    .replaceAll(/\\(?:[pP]\{[^}\\]*\}|.)|#/gs, 'x')
    .replaceAll(/\[[^\]]*\]?/g, 'x')
    .replaceAll(/\{\d+\}/g, '#')
    .replaceAll(/\{\d+,\d*\}/g, '+')
    .replaceAll(/\(\?[=!]/g, '(=')
    .replaceAll('(?:', '(');

/** Unwraps groups; a repeated group that contains a repetition or an alternative becomes too many repetitions. */
function withoutGroups(source: string): string {
  let rest = source;
  while (group.test(rest)) rest = rest.replace(new RegExp(group, 'g'), withoutGroup);
  return rest;
}

const group = /\(([^()]*)\)([*+#]?)/;

function withoutGroup(_: string, content: string, again: string): string {
  if (again && /[*+?|]/.test(content)) return '****';
  // a lookahead does not backtrack into itself
  const isOver = content.startsWith('=') && repetitionsIn(content) < maxRepetitions;
  return isOver ? again : content + again;
}

const repetitionsIn = (source: string): number => source.split(/[*+]/).length - 1;
