import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const root = new URL('../../../', import.meta.url);

/** Reads a text file of the repository. */
export const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** Returns a page with its marked sections replaced; the rest of it is written by hand. */
export async function filled(path: string, sections: Readonly<Record<string, string>>) {
  let content = read(path);
  for (const [name, text] of Object.entries(sections)) {
    const section = new RegExp(`(<!-- ${name} -->)[^]*?(<!-- /${name} -->)`);
    if (!section.test(content))
      throw new RangeError(`${path} has no section ${name}: add <!-- ${name} --><!-- /${name} -->`);
    content = content.replace(section, (_, start: string, end: string) => `${start}\n\n${text}\n\n${end}`);
  }
  const config = await resolveConfig(fileURLToPath(new URL(path, root)));
  return { path, content: await format(content, { ...config, parser: 'markdown' }) };
}

/** Returns a Markdown table. */
export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
