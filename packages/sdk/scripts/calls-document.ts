import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { contract, type Area, type Call } from '../src/contract/index.ts';

const folder = new URL('../src/contract/', import.meta.url);

/** The list of all calls in Markdown: one table for each area, with the comments of the source. */
export async function callsDocument(): Promise<string> {
  const tree = readSource('areas.ts');
  const areas = [...tree.matchAll(/export (?:\*|\{ (\w+)) as (\w+)(?: \})? from '\.\/(.+)';/g)].map(
    ([, constant, area = '', file = '']) =>
      areaSection(area, constant === undefined ? moduleSource(file) : areaSource(readSource(file), constant)),
  );
  return format([intro, ...areas].join('\n\n'), { parser: 'markdown' });
}

const readSource = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

const intro = `# Calls

Printed from the contract by \`node --conditions=@basin/source packages/sdk/scripts/print-calls.ts\`; a test fails when it is out of date.
Every call is \`sdk.<area>.<name>({ params, query, body })\`. Numbers are those of the wire reference. Who may call: anyone (none), whoever has a
token (guest), a signed-in customer. The first status is what the gateway answers; the refusals are those with a promised body.`;

/** The part of a source that defines an area, with the comment over it. */
function areaSource(source: string, constant: string): string {
  const start = source.indexOf(`export const ${constant} = {`);
  return source.slice(source.lastIndexOf('/**', start), source.indexOf('\n};', start));
}

/** The source of an area that is a module, with those of the modules it is made of. */
function moduleSource(file: string): string {
  const source = readSource(file);
  const parts = [...source.matchAll(/^export .* from '\.\/(.+)';/gm)].map(([, part = '']) => readSource(part));
  return [source, ...parts].join('\n');
}

function areaSection(area: string, source: string): string {
  const [, about = ''] = /^\/\*\* (.+?) \*\//.exec(source) ?? [];
  const calls: Area = contract[area as keyof typeof contract];
  const inOrder = Object.entries(calls).toSorted(([, a], [, b]) => a.number - b.number);
  const rows = inOrder.map(([name, entry]) => row(area, name, entry, commentOver(source, name)));
  const head = ['| # | call | request | who | answers | what it gives |', '|---|---|---|---|---|---|'];
  return [`## ${area}`, about, [...head, ...rows].join('\n')].join('\n\n');
}

const commentOver = (source: string, name: string): string =>
  new RegExp(`/\\*\\* (.+?) \\*/\\n(?: {2}${name}:|(?:export )?const ${name}(?:ById)? =) \\w+\\(`).exec(source)?.[1] ??
  '';

function row(area: string, name: string, entry: Call, about: string): string {
  const { number, method, path, system, auth, status = [200], errors = {}, idempotencyKey } = entry;
  const where = system === 'gateway' ? '' : ` (${system})`;
  const key = idempotencyKey ? `, key ${idempotencyKey}` : '';
  const answers = [status.join(' '), Object.keys(errors).join(' ')].filter(Boolean).join(' · ');
  const cells = [number, `\`${area}.${name}\``, `\`${method} ${path}\`${where}`, auth + key, answers, about];
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
}
