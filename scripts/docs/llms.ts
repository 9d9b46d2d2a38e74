import type { DocumentationPage } from './sections.ts';

const intro = `# Basin

> A typed SDK for every call of a luxury fixture company's gateway, the pure rules of its domain, a React kit and a reference shop.`;

/** Returns llms.txt: each page with its URL and first sentence. @see https://llmstxt.org */
export function llmsIndex(
  sections: ReadonlyMap<string, readonly DocumentationPage[]>,
  urlOf: (page: DocumentationPage) => string,
): string {
  const blocks = [...sections].map(([section, pages]) => {
    const lines = pages.map((page) => `- [${page.title}](${urlOf(page)}): ${page.about}`);
    return [`## ${section}`, '', ...lines].join('\n');
  });
  return `${[intro, ...blocks].join('\n\n')}\n`;
}

/** Returns llms-full.txt: the given pages in one text. */
export const llmsFull = (pages: Iterable<DocumentationPage>): string =>
  `${[intro, ...Array.from(pages, ({ text, path }) => `<!-- ${path} -->\n\n${text.trim()}`)].join('\n\n')}\n`;
