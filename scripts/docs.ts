/** Builds the documentation as a static site with search: guides, API reference, Storybook, and llms.txt files. */
import { writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path/posix';
import { Application, Comment, CommentTag, Converter, DocumentReflection, Renderer } from 'typedoc';
import { llmsIndex, llmsFull } from './docs/llms.ts';
import { deadLinks } from './docs/dead-links.ts';
import { sections } from './docs/sections.ts';
import { runQuietly } from './run.ts';

const out = 'build/docs';
const storybookUrl = 'storybook/index.html';
const pages = [...sections].flatMap(([section, pages]) => pages.map((page) => ({ ...page, section })));
const pageOf = new Map(pages.map((page) => [page.path.slice(0, -'.md'.length), page]));

console.log('Building the documentation (about two minutes). Press Ctrl-C to stop.');
/** The URL of each page in the site, by title. */
const urls = new Map<string, string>();
const [project, app] = await readSources();
await app.generateDocs(project, out);
writePagesForAssistants();
const storybook = ['build', '--output-dir', `${out}/storybook`, '--disable-telemetry', '--quiet'];
const { passed, output } = await runQuietly('storybook', storybook, {});
if (!passed) console.error(output);
const dead = deadLinks(out);
for (const link of dead) console.error(`A link leads nowhere: ${link}`);
if (!passed || app.logger.hasErrors() || dead.length > 0) process.exit(1);
console.log(`View it with any static server, such as: npx vite preview --outDir ${out}`);

async function readSources() {
  const common = { disableSources: true, skipErrorChecking: true, readme: 'none' };
  const app = await Application.bootstrap({
    ...common,
    name: 'Basin',
    logLevel: 'Error',
    readme: 'README.md',
    entryPointStrategy: 'packages',
    entryPoints: ['sdk', 'domain', 'react-ui', 'mock-backend'].map((name) => `packages/${name}`),
    packageOptions: { ...common, entryPoints: ['src/index.ts'], excludeExternals: true },
    projectDocuments: pages.map(({ path }) => path),
    groupOrder: [...sections.keys(), '*'],
    sortEntryPoints: false,
    sort: ['source-order'],
    navigation: { includeGroups: true },
    searchInDocuments: true,
    highlightLanguages: ['ts', 'tsx', 'js', 'sh', 'json', 'html', 'css', 'csv', 'nginx', 'yaml'],
    navigationLinks: { Storybook: storybookUrl },
  });
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_, document) => assignSection(document));
  app.renderer.on(Renderer.EVENT_END_PAGE, (page) => {
    const { model, url } = page;
    if (model instanceof DocumentReflection) urls.set(model.name, url);
    // TypeDoc writes the same link into pages of all folders, and its own heading above that of the README
    page.contents = (page.contents ?? '')
      .replaceAll(`"${storybookUrl}"`, `"${relative(dirname(url), storybookUrl)}"`)
      .replace('<h1>Basin</h1>', '');
  });
  const project = await app.convert();
  if (!project) throw new Error('TypeDoc could not read the sources. Run npm run check to see why.');
  return [project, app] as const;
}

/** Sets the title and section of a page, which differ from its file name and folder. */
function assignSection(document: DocumentReflection): void {
  const page = pageOf.get(document.name);
  if (!page) return;
  document.name = page.title;
  document.comment ??= new Comment();
  document.comment.blockTags.push(new CommentTag('@group', [{ kind: 'text', text: page.section }]));
}

function writePagesForAssistants(): void {
  writeFileSync(
    `${out}/llms.txt`,
    llmsIndex(sections, ({ title }) => urls.get(title) ?? ''),
  );
  const fullSections = ['Begin', 'Tasks', 'Where it runs', 'Every call', 'Packages'];
  writeFileSync(`${out}/llms-full.txt`, llmsFull(fullSections.flatMap((name) => sections.get(name) ?? [])));
}
