/** Builds the documentation as a static site with search: guides, every public name, Storybook, and pages for assistants. */
import { writeFileSync } from 'node:fs';
import { Application, Comment, CommentTag, Converter, DocumentReflection, Renderer } from 'typedoc';
import { llmsIndex, llmsWhole } from './docs/llms.ts';
import { sections } from './docs/sections.ts';
import { runQuietly } from './run.ts';

const out = 'build/docs';
const pages = [...sections].flatMap(([section, pages]) => pages.map((page) => ({ ...page, section })));
const pageOf = new Map(pages.map((page) => [page.path.slice(0, -'.md'.length), page]));

console.log('Building the documentation, about two minutes. Ctrl-C stops it.');
/** Where each page lies in the site, by its title. */
const addresses = new Map<string, string>();
const [project, app] = await readSources();
await app.generateDocs(project, out);
writePagesForAssistants();
const storybook = ['build', '--output-dir', `${out}/storybook`, '--disable-telemetry', '--quiet'];
const { passed, printed } = await runQuietly('storybook', storybook, {});
if (!passed) console.error(printed);
if (!passed || app.logger.hasErrors()) process.exit(1);
console.log(`Any static server shows it: npx vite preview --outDir ${out}`);

async function readSources() {
  const common = { disableGit: true, sourceLinkTemplate: '{path}', skipErrorChecking: true, readme: 'none' };
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
    navigationLinks: { Storybook: './storybook/index.html' },
  });
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_, document) => place(document));
  app.renderer.on(Renderer.EVENT_END_PAGE, ({ model, url }) => {
    if (model instanceof DocumentReflection) addresses.set(model.name, url);
  });
  const project = await app.convert();
  if (!project) throw new Error('The sources could not be read: npm run check says why.');
  return [project, app] as const;
}

/** Gives a page its title and its section, which are not those of its file. */
function place(document: DocumentReflection): void {
  const page = pageOf.get(document.name);
  if (!page) return;
  document.name = page.title;
  document.comment ??= new Comment();
  document.comment.blockTags.push(new CommentTag('@group', [{ kind: 'text', text: page.section }]));
}

function writePagesForAssistants(): void {
  writeFileSync(
    `${out}/llms.txt`,
    llmsIndex(sections, ({ title }) => addresses.get(title) ?? ''),
  );
  const wanted = ['Begin', 'Tasks', 'Where it runs', 'Every call', 'Packages'];
  writeFileSync(`${out}/llms-full.txt`, llmsWhole(wanted.flatMap((name) => sections.get(name) ?? [])));
}
