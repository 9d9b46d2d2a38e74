import { basename } from 'node:path';
import { parseArgs } from 'node:util';

export const usage = `basin-brand checks brands and builds their files

  basin-brand check brand.json [more.json …]
  basin-brand build brand.json [more.json …] --out folder

A brand is a DTCG file of the tokens in which it differs from the kit, named after its file: moss.json is moss.
The first brand is the default of the page. The others contain only differences from it and apply inside data-brand="name".

check lists every colour pair with too little contrast, with the nearest passing value.
build checks, then writes name.css, name.tailwind.css, name.ts and name.tokens.json for each brand.

Exit codes: 0 when all pairs pass, 1 when a pair has too little contrast (nothing is written), 2 when a brand cannot be read or written.`;

/** The parsed arguments of the command. */
export interface Command {
  readonly action: 'check' | 'build';
  /** Paths of the brands by name, in the order given. */
  readonly paths: Readonly<Record<string, string>>;
  readonly out: string;
}

const nameOf = (path: string) => basename(path).replace(/(?:\.tokens)?\.json$/, '');

/**
 * Parses the arguments of the command.
 *
 * @throws with a message about the invalid argument
 */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { out: { type: 'string' } },
    allowPositionals: true,
  });
  const [action, ...paths] = positionals;
  if (action === undefined) throw new Error('no action: use check or build');
  if (action !== 'check' && action !== 'build') throw new Error(`unknown action "${action}": use check or build`);
  if (paths.length === 0) throw new Error(`${action} needs at least one brand`);
  if (action === 'build' && values.out === undefined) throw new Error('build needs --out with the folder to write to');
  const names = paths.map(nameOf);
  names.forEach(expectName);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new Error(`two brands are named "${twice}": rename one of the files`);
  return { action, paths: Object.fromEntries(paths.map((path) => [nameOf(path), path])), out: values.out ?? '' };
}

/** Validates a brand name, which becomes part of selectors and file names. */
function expectName(name: string): void {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error(
      `"${name}" is not a valid brand name: use lower-case letters, digits and hyphens, starting with a letter`,
    );
}
