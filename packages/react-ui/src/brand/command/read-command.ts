import { basename } from 'node:path';
import { parseArgs } from 'node:util';

export const usage = `basin-brand checks brands and makes their files

  basin-brand check brand.json [more.json …]
  basin-brand build brand.json [more.json …] --out folder

A brand is a DTCG file of the tokens in which it differs from the kit, named after its file: moss.json is moss.
The first brand is the page's own; the others say in what they differ from it and hold below data-brand="name".

check prints the contrast of every pair of colours that is too close, with the nearest value that passes.
build checks, then writes name.css, name.tailwind.css, name.ts and name.tokens.json for each.

Exit code 0: all pairs pass. 1: a pair is too close, and nothing is written. 2: a brand cannot be read.`;

/** What the command is to do. */
export interface Command {
  readonly action: 'check' | 'build';
  /** The paths of the brands by name, in the order given. */
  readonly paths: Readonly<Record<string, string>>;
  readonly out: string;
}

const nameOf = (path: string) => basename(path).replace(/(?:\.tokens)?\.json$/, '');

/**
 * Reads the arguments of the command.
 *
 * @throws with what is wrong
 */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { out: { type: 'string' } },
    allowPositionals: true,
  });
  const [action, ...paths] = positionals;
  if (action !== 'check' && action !== 'build') throw new Error(`unknown action "${action ?? ''}": check or build`);
  if (paths.length === 0) throw new Error(`${action} needs at least one brand`);
  if (action === 'build' && values.out === undefined) throw new Error('build needs --out, the folder to write to');
  for (const path of paths) expectName(nameOf(path));
  return { action, paths: Object.fromEntries(paths.map((path) => [nameOf(path), path])), out: values.out ?? '' };
}

/** A brand's name goes into selectors and names of files. */
function expectName(name: string): void {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error(`"${name}" cannot be a brand's name: small letters, digits and hyphens, a letter first`);
}
