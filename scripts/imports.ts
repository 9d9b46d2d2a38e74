/**
 * Fails on import cycles between modules (type imports included) and between folders of the gateway, on an import
 * from a lower layer of the gateway to a higher one, and on an import of a feature's internals past its index.
 */
import { findCycles, findImportsPastEntry, groupImports, readImports, type ImportGraph } from './imports/graph.ts';

const sources = ['packages/*/{src,app,server}/**/*.{ts,tsx}'];

/** The gateway's folders by layer, lowest first. Folders that are not listed are features. */
const layers: readonly (readonly string[])[] = [
  ['database'],
  ['http', 'texts'],
  ['features'],
  ['import'],
  ['main'],
  ['cli'],
  ['demonstration'],
];

/** The only engine file that may load the demonstration, which it does on request. */
const loader = 'packages/gateway/src/main/load-demonstration.ts';
const demonstration = 'packages/gateway/src/demonstration/';

const folderOf = (file: string): string | undefined => /^packages\/gateway\/src\/([^/]+)\//.exec(file)?.[1];
const layerOf = (folder: string): number => {
  const listed = layers.findIndex((folders) => folders.includes(folder));
  return listed === -1 ? layers.findIndex(([first]) => first === 'features') : listed;
};

function upwardImports(folders: ImportGraph): string[] {
  return [...folders].flatMap(([from, targets]) =>
    targets
      .filter((to) => layerOf(to) > layerOf(from))
      .map((to) => `packages/gateway/src: ${from} imports ${to}, which is in a higher layer`),
  );
}

/** Folders that wire the features together and may import any of their files. */
const wiring = ['main', 'cli'];
const isFeature = (folder: string): boolean => layerOf(folder) === layerOf('features');

const featureOf = (file: string): string | undefined => {
  const folder = folderOf(file);
  return folder !== undefined && isFeature(folder) ? folder : undefined;
};

function importsPastIndex(modules: ImportGraph): string[] {
  const gateway = new Map([...modules].filter(([file]) => !wiring.includes(folderOf(file) ?? 'main')));
  return findImportsPastEntry(gateway, featureOf, (file) =>
    /^packages\/gateway\/src\/[^/]+\/index\.ts$/.test(file),
  ).map(([from, to]) => `${from} imports ${to}: import it from the index of ${featureOf(to) ?? 'its feature'}`);
}

const modules = readImports(sources);
const cycles = findCycles(modules);
const engine = new Map(
  [...modules].map(([file, targets]) => [
    file,
    file === loader ? targets.filter((target) => !target.startsWith(demonstration)) : targets,
  ]),
);
const folders = groupImports(engine, folderOf);

const problems = [
  ...cycles.map((cycle) => `import cycle between modules: ${cycle.join(', ')}`),
  ...findCycles(folders).map((cycle) => `import cycle between folders of the gateway: ${cycle.join(', ')}`),
  ...upwardImports(folders),
  ...importsPastIndex(modules),
];
for (const problem of problems) console.error(problem);
console.log(`${modules.size} modules, ${cycles.length} cycles`);
process.exitCode = problems.length > 0 ? 1 : 0;
