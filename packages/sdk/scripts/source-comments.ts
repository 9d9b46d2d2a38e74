import { readFileSync } from 'node:fs';
import { contract } from '../src/contract/index.ts';

/** The comments above an area and its calls in the source. */
export interface AreaComments {
  readonly about: string;
  readonly calls: Readonly<Record<string, string>>;
}

const folder = new URL('../src/contract/', import.meta.url);
const readSource = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

/** The comments of the contract by area, read from the source because they do not exist at run time. */
export const areaComments: ReadonlyMap<string, AreaComments> = new Map(
  [...readSource('areas.ts').matchAll(/export (?:\*|\{ (\w+)) as (\w+)(?: \})? from '\.\/(.+)';/g)].map(
    ([, constant, area = '', file = '']) => [
      area,
      commentsIn(area, constant === undefined ? moduleSource(file) : areaSource(readSource(file), constant)),
    ],
  ),
);

function commentsIn(area: string, source: string): AreaComments {
  const [, about = ''] = /^\/\*\* (.+?) \*\//.exec(source) ?? [];
  const names = Object.keys(contract[area as keyof typeof contract]);
  return { about, calls: Object.fromEntries(names.map((name) => [name, commentOver(source, name)])) };
}

/** Returns the part of a source that defines an area, including the comment above it. */
function areaSource(source: string, constant: string): string {
  const start = source.indexOf(`export const ${constant} = {`);
  return source.slice(source.lastIndexOf('/**', start), source.indexOf('\n};', start));
}

/** Returns the source of an area that is a module, together with the modules that it re-exports. */
function moduleSource(file: string): string {
  const source = readSource(file);
  const parts = [...source.matchAll(/^export .* from '\.\/(.+)';/gm)].map(([, part = '']) => readSource(part));
  return [source, ...parts].join('\n');
}

function commentOver(source: string, name: string): string {
  const over = new RegExp(
    `/\\*\\* (.+?) \\*/\\n(?: {2}${name}(?:: \\w+)?[(,]|export const ${name} = \\w+\\(| {2}\\w+ as ${name},)`,
  );
  return over.exec(source)?.[1] ?? '';
}
