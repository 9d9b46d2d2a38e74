import { readdirSync, readFileSync } from 'node:fs';
import { format } from 'prettier';
import { contract, type Area, type Call } from '../src/contract/index.ts';

const folder = new URL('../src/contract/', import.meta.url);

/** The list of all calls in Markdown: one table for each area, with the comments of the source. */
export async function callsDocument(): Promise<string> {
  const sources = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));
  const constants = constantsByArea(readFileSync(new URL('index.ts', folder), 'utf8'));
  const areas = Object.entries(contract).map(([area, calls]) =>
    areaSection(area, calls, sourceOf(sources, constants.get(area) ?? '')),
  );
  return format([intro, ...areas].join('\n\n'), { parser: 'markdown' });
}

const intro = `# Calls

Printed from the contract by \`node --conditions=@basin/source packages/sdk/scripts/print-calls.ts\`; a test fails when it is out of date.
Every call is \`sdk.<area>.<name>({ params, query, body })\`. Numbers are those of the wire reference. Who may call: anyone (none), whoever has a
token (guest), a signed-in customer. The first status is what the gateway answers; the refusals are those with a promised body.`;

/** The constant that holds each area's calls: `cart: cartCalls`. */
const constantsByArea = (index: string): Map<string, string> =>
  new Map([...index.matchAll(/^ {2}(\w+): (\w+Calls),$/gm)].map(([, area = '', constant = '']) => [area, constant]));

/** The part of a source that defines an area, with the comment over it. */
function sourceOf(sources: readonly string[], constant: string): string {
  const source = sources.find((text) => text.includes(`export const ${constant} = {`)) ?? '';
  const start = source.indexOf(`export const ${constant} = {`);
  return source.slice(source.lastIndexOf('/**', start), source.indexOf('\n};', start));
}

function areaSection(area: string, calls: Area, source: string): string {
  const [, about = ''] = /^\/\*\* (.+?) \*\//.exec(source) ?? [];
  const rows = Object.entries(calls).map(([name, entry]) => row(area, name, entry, commentOver(source, name)));
  return [
    `## ${area}`,
    about,
    ['| # | call | request | who | answers | what it gives |', '|---|---|---|---|---|---|', ...rows].join('\n'),
  ].join('\n\n');
}

const commentOver = (source: string, name: string): string =>
  new RegExp(`/\\*\\* (.+?) \\*/\\n {2}${name}: call\\(`).exec(source)?.[1] ?? '';

function row(area: string, name: string, entry: Call, about: string): string {
  const { number, method, path, system, auth, status = [200], errors = {}, idempotencyKey } = entry;
  const where = system === 'gateway' ? '' : ` (${system})`;
  const key = idempotencyKey ? `, key ${idempotencyKey}` : '';
  const answers = [status.join(' '), Object.keys(errors).join(' ')].filter(Boolean).join(' · ');
  const cells = [number, `\`${area}.${name}\``, `\`${method} ${path}\`${where}`, auth + key, answers, about];
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
}
