/** A pattern of the configuration that is not used: it is none, or may take for ever on a text of a form. */
export class PatternError extends SyntaxError {
  override readonly name = 'PatternError';
}

/** With texts of a form, 512 characters at most, three open repetitions are some 20 million steps. */
const mostRepetitions = 3;

/**
 * A pattern that the configuration carries.
 *
 * @throws {PatternError} when it is none, when a group that repeats or chooses is itself repeated, or when more than three
 * open repetitions follow one another; a pattern that does not begin with `^` counts as one that begins with `.*`
 */
export function configuredPattern(source: string): RegExp {
  const pattern = compile(source, 'u') ?? compile(source);
  const open = repetitionsIn(withoutGroups(plain(source))) + (source.startsWith('^') ? 0 : 1);
  if (!pattern || open > mostRepetitions) throw new PatternError(`not a pattern, or a slow one: ${source}`);
  return pattern;
}

/** Outside of its Unicode mode an engine takes an escape of any sign, which authors write. */
function compile(source: string, flags?: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}

/** Escapes and classes as one sign, a fixed count as `#`, another as `+`; a look ahead begins with `=`. */
const plain = (source: string): string =>
  source
    .replaceAll(/\\(?:[pP]\{[^}\\]*\}|.)|#/gs, 'x')
    .replaceAll(/\[[^\]]*\]?/g, 'x')
    .replaceAll(/\{\d+\}/g, '#')
    .replaceAll(/\{\d+,\d*\}/g, '+')
    .replaceAll(/\(\?[=!]/g, '(=')
    .replaceAll('(?:', '(');

/** Too many repetitions when one of the groups that varies is repeated. */
function withoutGroups(source: string): string {
  let rest = source;
  while (group.test(rest)) rest = rest.replace(new RegExp(group, 'g'), withoutGroup);
  return rest;
}

const group = /\(([^()]*)\)([*+#]?)/;

function withoutGroup(_: string, content: string, again: string): string {
  if (again && /[*+?|]/.test(content)) return '****';
  // what looks ahead does not go back into itself
  const isOver = content.startsWith('=') && repetitionsIn(content) < mostRepetitions;
  return isOver ? again : content + again;
}

const repetitionsIn = (source: string): number => source.split(/[*+]/).length - 1;
