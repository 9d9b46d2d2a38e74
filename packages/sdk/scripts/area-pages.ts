import { contract, documentedErrors, type Call } from '../src/contract/index.ts';
import type { ShopperText } from '../src/errors/index.ts';
import { fixtureOf } from '../src/testing/fixtures/index.ts';
import { generalError } from '../src/testing/fixtures/error-bodies.ts';
import { callsTable } from './calls-document.ts';
import { fileNameOf } from './file-name.ts';
import { filled, read, tableOf } from './filled-page.ts';
import { meaningOf, userTextOf } from './meanings.ts';
import { areaComments } from './source-comments.ts';

/**
 * Returns the area pages with their generated tables and examples updated; the rest of each page is written by hand.
 */
export async function areaPages(): Promise<{ path: string; content: string }[]> {
  const pages = [...areaComments.keys()].map((area) =>
    filled(`packages/sdk/docs/areas/${fileNameOf(area)}.md`, {
      calls: callsTable(area),
      example: ['```ts', read(`examples/areas/${fileNameOf(area)}.ts`).trimEnd(), '```'].join('\n'),
      errors: errorsOf(area),
    }),
  );
  return Promise.all([
    ...pages,
    filled('packages/sdk/docs/areas/README.md', { areas: areasTable(), general: generalTable() }),
  ]);
}

/** Returns the table of the error responses that the calls of an area document. */
function errorsOf(area: string): string {
  const calls = contract[area as keyof typeof contract] as Readonly<Record<string, Call>>;
  const documented = Object.entries(calls)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, entry]) =>
      Object.keys(entry.errors ?? {}).map((key) => {
        const status = Number(key);
        const body = fixtureOf(area, name).errors?.[status] ?? generalError(entry, status);
        return { name, status, text: cellOf(userTextOf({ status, body }, entry)) };
      }),
    );
  const byResponse = Map.groupBy(documented, ({ status, text }) => `${status} ${text}`);
  const rows = [...byResponse.values()].flatMap((same) =>
    same.slice(0, 1).map(({ status, text }) => {
      const names = same.map(({ name }) => `\`${name}\``).join(', ');
      return [String(status), names, meaningOf(status), text];
    }),
  );
  const table = tableOf(['status', 'calls', 'meaning', 'text for the shopper'], rows.toSorted(byStatus));
  const others =
    'In addition, a call can return the [error responses of every call](README.md#error-responses-of-every-call).';
  return rows.length === 0
    ? 'The calls of this area return only the [error responses of every call](README.md#error-responses-of-every-call).'
    : `${table}\n\n${others}`;
}

/** The text, or its key in the dictionary. */
const cellOf = (read: ShopperText | undefined): string =>
  read?.text ?? (read?.key === undefined ? '—' : `\`${read.key}\``);

const byStatus = ([a = '']: readonly string[], [b = '']: readonly string[]): number => Number(a) - Number(b);

function areasTable(): string {
  const rows = [...areaComments].map(([area, { about }]) => {
    const calls = contract[area as keyof typeof contract];
    return [`[${area}](${fileNameOf(area)}.md)`, String(Object.keys(calls).length), about];
  });
  return tableOf(['area', 'calls', 'description'], rows);
}

/** Returns the table of error responses that any call of the gateway can return. */
function generalTable(): string {
  const anyCall: Call = {
    number: 0,
    system: 'gateway',
    method: 'POST',
    path: '/',
    auth: 'customer',
    idempotencyKey: 'required',
  };
  const statuses = [...Object.keys(documentedErrors(anyCall)), '413'].map(Number).toSorted((a, b) => a - b);
  const rows = statuses.map((status) => {
    const body = generalError(anyCall, status);
    return [String(status), meaningOf(status), `\`${JSON.stringify(body)}\``, cellOf(userTextOf({ status, body }))];
  });
  return tableOf(['status', 'meaning', 'body', 'text for the shopper'], rows);
}
