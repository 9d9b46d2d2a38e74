import { format } from 'prettier';
import { contract, type Area, type Call } from '../src/contract/index.ts';
import { fileNameOf } from './file-name.ts';
import { areaComments } from './source-comments.ts';

/** Returns the list of all calls in Markdown: one table per area, with the comments of the source. */
export function callsDocument(): Promise<string> {
  const areas = [...areaComments].map(([area, { about }]) =>
    [`## [${area}](areas/${fileNameOf(area)}.md)`, about, callsTable(area)].join('\n\n'),
  );
  return format([intro, ...areas].join('\n\n'), { parser: 'markdown' });
}

const intro = `# Calls

Generated from the contract by \`node scripts/generate.ts\`; \`npm run check\` fails when it is out of date.
Every call is \`sdk.<area>.<name>({ params, query, body })\`. Numbers are those of the wire reference. Callers: anyone (none), any
token holder (guest), a signed-in customer. The first status is the one that the gateway returns; the error responses are those with a documented body.`;

/** Returns the calls of one area as a Markdown table. */
export function callsTable(area: string): string {
  const calls: Area = contract[area as keyof typeof contract];
  const inOrder = Object.entries(calls).toSorted(([, a], [, b]) => a.number - b.number);
  const head = ['| # | call | request | caller | statuses | description |', '|---|---|---|---|---|---|'];
  const rows = inOrder.map(([name, entry]) => row(area, name, entry, areaComments.get(area)?.calls[name] ?? ''));
  return [...head, ...rows].join('\n');
}

function row(area: string, name: string, entry: Call, about: string): string {
  const { number, method, path, system, auth, status = [200], errors = {}, idempotencyKey } = entry;
  const where = system === 'gateway' ? '' : ` (${system})`;
  const key = idempotencyKey ? `, key ${idempotencyKey}` : '';
  const statuses = [status.join(' '), Object.keys(errors).join(' ')].filter(Boolean).join(' · ');
  const cells = [number, `\`${area}.${name}\``, `\`${method} ${path}\`${where}`, auth + key, statuses, about];
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
}
