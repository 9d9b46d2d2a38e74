import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns the links within a static site that lead to no file, each after its page. Storybook's own pages are not read. */
export function deadLinks(folder: string): string[] {
  const pages = globSync('**/*.html', { cwd: folder, exclude: ['storybook/**'] });
  return pages.flatMap((page) => {
    const text = readFileSync(join(folder, page), 'utf8');
    const links = [...text.matchAll(/ (?:href|src)="(?!\w+:|\/\/)([^"#?]+)/g)].map(([, link = '']) => link);
    return [...new Set(links)]
      .filter((link) => !isFile(join(folder, dirname(page), decodeURI(link.replaceAll('&amp;', '&')))))
      .map((link) => `${page}: ${link}`);
  });
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();
