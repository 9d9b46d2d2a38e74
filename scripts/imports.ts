/**
 * Fails on modules that import each other in a circle, with types counted, on rooms of the gateway that do, on an import
 * that points from a lower layer of the gateway to a higher one, and on an import of a feature past its index.
 */
import { findCircles, findImportsPastEntry, groupImports, readImports, type ImportGraph } from './imports/graph.ts';

const SOURCES = ['packages/*/{src,app,server}/**/*.{ts,tsx}'];

/** The gateway's rooms from the lowest layer up; a room that is not named here is a feature. */
const LAYERS: readonly (readonly string[])[] = [
  ['database'],
  ['http', 'texts'],
  ['features'],
  ['import'],
  ['main'],
  ['cli'],
  ['demonstration'],
];

/** The one file of the engine that loads the demonstration, when it is asked for. */
const LOADER = 'packages/gateway/src/main/start-gateway.ts';
const DEMONSTRATION = 'packages/gateway/src/demonstration/';

const roomOf = (file: string): string | undefined => /^packages\/gateway\/src\/([^/]+)\//.exec(file)?.[1];
const layerOf = (room: string): number => {
  const named = LAYERS.findIndex((rooms) => rooms.includes(room));
  return named === -1 ? LAYERS.findIndex(([first]) => first === 'features') : named;
};

function upwardImports(rooms: ImportGraph): string[] {
  return [...rooms].flatMap(([from, targets]) =>
    targets
      .filter((to) => layerOf(to) > layerOf(from))
      .map((to) => `packages/gateway/src: ${from} imports ${to}, which lies above it`),
  );
}

/** What wires the features together may open any of their files. */
const wiring = ['main', 'cli'];
const isFeature = (room: string): boolean => layerOf(room) === layerOf('features');

const featureOf = (file: string): string | undefined => {
  const room = roomOf(file);
  return room !== undefined && isFeature(room) ? room : undefined;
};

function importsPastIndex(modules: ImportGraph): string[] {
  const gateway = new Map([...modules].filter(([file]) => !wiring.includes(roomOf(file) ?? 'main')));
  return findImportsPastEntry(gateway, featureOf, (file) =>
    /^packages\/gateway\/src\/[^/]+\/index\.ts$/.test(file),
  ).map(([from, to]) => `${from} imports ${to}: import it from the index of ${featureOf(to) ?? 'its feature'}`);
}

const modules = readImports(SOURCES);
const circles = findCircles(modules);
const engine = new Map(
  [...modules].map(([file, targets]) => [
    file,
    file === LOADER ? targets.filter((target) => !target.startsWith(DEMONSTRATION)) : targets,
  ]),
);
const rooms = groupImports(engine, roomOf);

const problems = [
  ...circles.map((circle) => `these modules import each other: ${circle.join(', ')}`),
  ...findCircles(rooms).map((circle) => `these rooms of the gateway import each other: ${circle.join(', ')}`),
  ...upwardImports(rooms),
  ...importsPastIndex(modules),
];
for (const problem of problems) console.error(problem);
console.log(`${modules.size} modules, ${circles.length} circles`);
process.exitCode = problems.length > 0 ? 1 : 0;
