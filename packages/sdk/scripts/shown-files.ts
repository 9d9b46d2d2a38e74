import { globSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const place = /(<!-- file (\S+) -->)[^]*?(<!-- \/file -->)/g;

/**
 * Returns the pages that embed whole files, between `<!-- file path -->` and `<!-- /file -->`, with the current files.
 */
export function pagesWithFiles(): Promise<{ path: string; content: string }[]> {
  const paths = globSync(['docs/*.md', 'packages/*/README.md', 'packages/sdk/docs/*.md'], { cwd: root }).filter(
    (path) => readFileSync(root + path, 'utf8').match(place),
  );
  return Promise.all(
    paths.toSorted().map(async (path) => {
      const config = await resolveConfig(root + path);
      const content = readFileSync(root + path, 'utf8').replace(place, embed);
      return { path, content: await format(content, { ...config, parser: 'markdown' }) };
    }),
  );
}

const embed = (_: string, start: string, file: string, end: string): string =>
  [start, ['```' + extname(file).slice(1), readFileSync(root + file, 'utf8').trimEnd(), '```'].join('\n'), end].join(
    '\n\n',
  );
