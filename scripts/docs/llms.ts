import type { DocumentationPage } from './sections.ts';

const intro = `# Basin

> A typed SDK for every call of a luxury fixture company's gateway, the pure rules of its domain, a React kit and a reference shop.`;

/** What an assistant reads first: each page with its address and its first sentence. @see https://llmstxt.org */
export function llmsIndex(
  sections: ReadonlyMap<string, readonly DocumentationPage[]>,
  addressOf: (page: DocumentationPage) => string,
): string {
  const blocks = [...sections].map(([section, pages]) => {
    const lines = pages.map((page) => `- [${page.title}](${addressOf(page)}): ${page.about}`);
    return [`## ${section}`, '', ...lines].join('\n');
  });
  return `${[intro, ...blocks].join('\n\n')}\n`;
}

/** Everything that a team needs, on one page. */
export const llmsWhole = (pages: Iterable<DocumentationPage>): string =>
  `${[intro, ...Array.from(pages, ({ text, path }) => `<!-- ${path} -->\n\n${text.trim()}`)].join('\n\n')}\n`;
