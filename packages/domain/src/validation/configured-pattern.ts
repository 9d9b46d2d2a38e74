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
  const pattern = compile(source);
  const open = repetitionsIn(withoutGroups(plain(source))) + (source.startsWith('^') ? 0 : 1);
  if (open > mostRepetitions) throw new PatternError('too many open repetitions follow one another');
  return pattern;
}

/** Outside of its Unicode mode an engine takes an escape of any sign, which authors write. */
function compile(source: string): RegExp {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(source, flags);
    } catch {
      continue;
    }
  }
  throw new PatternError('the pattern cannot be read');
}

/** Escapes and classes as one sign, a fixed count as `#`; a look around begins with `=`. */
const plain = (source: string): string =>
  source
    .replaceAll(/\\(?:[pP]\{[^}\\]*\}|.)|#/gs, 'x')
    .replaceAll(/\[[^\]]*\]?/g, 'x')
    .replaceAll(/\{\d+\}/g, '#')
    .replaceAll(/\(\?<?[=!]/g, '(=')
    .replaceAll(/\(\?(?::|<\w*>)/g, '(');

function withoutGroups(source: string): string {
  const group = /\(([^()]*)\)([*+{#]?)/.exec(source);
  if (!group) return source;
  const [whole, content = '', again = ''] = group;
  if (again && /[*+?{|]/.test(content)) throw new PatternError('a group that repeats or chooses is repeated');
  // what looks around does not go back into itself
  const kept = content.startsWith('=') && repetitionsIn(content) < mostRepetitions ? '' : content;
  return withoutGroups(source.slice(0, group.index) + kept + again + source.slice(group.index + whole.length));
}

const repetitionsIn = (source: string): number => (source.match(/[*+]|\{\d+,\d*\}/g) ?? []).length;
