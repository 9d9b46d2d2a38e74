/**
 * Fails on modules that import each other in a circle, with types counted, on rooms of the gateway that do, and on an
 * import that points from a lower layer of the gateway to a higher one. `imports/waiting.json` lists the modules whose
 * circle is still to be opened: the list only shrinks.
 */
import { readFileSync } from 'node:fs';
import { findCircles, groupImports, readImports, type ImportGraph } from './imports/graph.ts';

const SOURCES = ['packages/*/{src,app,server}/**/*.{ts,tsx}'];
const WAITING = 'scripts/imports/waiting.json';

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
const LOADER = 'packages/gateway/src/main/node.ts';
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

const waiting = new Set(JSON.parse(readFileSync(WAITING, 'utf8')) as string[]);
const modules = readImports(SOURCES);
const circles = findCircles(modules);
const engine = new Map(
  [...modules].map(([file, targets]) => [
    file,
    file === LOADER ? targets.filter((target) => !target.startsWith(DEMONSTRATION)) : targets,
  ]),
);
const rooms = groupImports(engine, roomOf);
const inCircle = new Set(circles.flat());

const problems = [
  ...circles
    .filter((circle) => !circle.every((file) => waiting.has(file)))
    .map((circle) => `these modules import each other: ${circle.join(', ')}`),
  ...[...waiting]
    .filter((file) => !inCircle.has(file))
    .map((file) => `${file} is in no circle: take it off ${WAITING}`),
  ...findCircles(rooms).map((circle) => `these rooms of the gateway import each other: ${circle.join(', ')}`),
  ...upwardImports(rooms),
];
for (const problem of problems) console.error(problem);
console.log(`${modules.size} modules, ${circles.length} circles, ${waiting.size} modules on the waiting list`);
process.exitCode = problems.length > 0 ? 1 : 0;
