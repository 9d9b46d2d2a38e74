import { catalogueErrors } from '../src/errors/catalogue-errors.ts';
import type { CataloguedError } from '../src/errors/catalogued-error.ts';
import { platformErrors } from '../src/errors/platform-errors.ts';
import { wireErrors } from '../src/errors/wire-errors.ts';
import { filled, read, tableOf } from './filled-page.ts';

/** Returns the page of all errors, with tables generated from the catalogue. */
export const errorsPage = () =>
  filled('packages/sdk/docs/errors.md', {
    example: ['```ts', read('examples/errors.ts').trimEnd(), '```'].join('\n'),
    platform: tableFrom('platform-errors', platformErrors),
    catalogue: tableFrom('catalogue-errors', catalogueErrors),
    wire: tableFrom('wire-errors', wireErrors),
  });

function tableFrom(file: string, catalogue: Readonly<Record<string, CataloguedError>>): string {
  const source = read(`packages/sdk/src/errors/${file}.ts`);
  const rows = Object.entries(catalogue).map(([code, entry]) => [
    `\`${code}\``,
    thrownOf(entry),
    aboutOf(source, code),
    readOf(entry),
  ]);
  return tableOf(['code', 'thrown', 'meaning', 'text'], rows);
}

function thrownOf({ type, status }: CataloguedError): string {
  if (!type) return '—';
  return [type.name, status].filter((word) => word !== undefined).join(' ');
}

function readOf({ reader, text, key, hasResponseText }: CataloguedError): string {
  if (reader === 'caller') return '—';
  const words = hasResponseText ? 'the text of the response' : [text, key && `\`${key}\``].filter(Boolean).join(', ');
  return reader === 'log' ? ['in the log', words].filter(Boolean).join(': ') : words || 'configured';
}

/** Returns the comment above a code in the source. */
function aboutOf(source: string, code: string): string {
  const about = new RegExp(`/\\*\\* (.+?) \\*/\\n +${code}: `).exec(source)?.[1];
  if (about === undefined)
    throw new RangeError(`${code} has no comment in the error catalogue: add a one-line /** … */ above it.`);
  return about;
}
