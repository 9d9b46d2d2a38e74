import { globSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const place = /(<!-- file (\S+) -->)[^]*?(<!-- \/file -->)/g;

/** The pages that show whole files, between `<!-- file path -->` and `<!-- /file -->`, with the files as they are now. */
export function pagesWithFiles(): Promise<{ path: string; content: string }[]> {
  const paths = globSync(['docs/*.md', 'packages/*/README.md', 'packages/sdk/docs/*.md'], { cwd: root }).filter(
    (path) => readFileSync(root + path, 'utf8').match(place),
  );
  return Promise.all(
    paths.toSorted().map(async (path) => {
      const config = await resolveConfig(root + path);
      const content = readFileSync(root + path, 'utf8').replace(place, show);
      return { path, content: await format(content, { ...config, parser: 'markdown' }) };
    }),
  );
}

const show = (_: string, start: string, file: string, end: string): string =>
  [start, ['```' + extname(file).slice(1), readFileSync(root + file, 'utf8').trimEnd(), '```'].join('\n'), end].join(
    '\n\n',
  );
