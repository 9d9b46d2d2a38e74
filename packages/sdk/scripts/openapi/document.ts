import { readFileSync } from 'node:fs';
import { contract, type Call, type System } from '../../src/contract/index.ts';
import { fixtureOf } from '../../src/testing/fixtures/index.ts';
import { areaComments } from '../source-comments.ts';
import { createComponents } from './components.ts';
import { operationOf, type NamedCall, type Operation } from './operation.ts';
import { mergeVariants } from './merge-variants.ts';
import { shareResponses } from './share-responses.ts';
import { headers, parameters, securitySchemes } from './shared.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const info = {
  title: 'Basin gateway',
  version,
  summary: 'Every call of a storefront to the systems behind it.',
  description: [
    'Generated from the contract of `@basin/sdk`, which validates every request and response against the same schemas.',
    'Money is integer cents; index prices (`…_d`) are decimal units. Dates are ISO 8601 in UTC. Unlisted members of a',
    'response are ignored; in a request they are rejected.',
  ].join('\n'),
  contact: { name: 'Basin' },
  license: { name: 'MIT', identifier: 'MIT' },
};

/** The servers of a gateway that runs with its default settings. */
const servers: Readonly<Record<System, object>> = {
  gateway: { url: 'http://127.0.0.1:4000/api', description: 'The gateway' },
  author: { url: 'http://127.0.0.1:4001', description: 'The author system' },
  identity: { url: 'http://127.0.0.1:4002', description: 'The identity provider' },
};

/** Returns the whole contract as an OpenAPI 3.1 document. */
export function openApiDocument(): object {
  const components = createComponents();
  const paths: Record<string, Record<string, unknown>> = {};
  const places: (readonly [item: Record<string, unknown>, method: string, operation: Operation])[] = [];
  for (const calls of Map.groupBy(namedCalls(), ({ entry: { method, path } }) => `${method} ${path}`).values()) {
    const [first, ...others] = calls.toSorted((a, b) => variantRank(a) - variantRank(b));
    if (!first) continue;
    const { entry } = first;
    const path = entry.path.startsWith('/') ? entry.path : `/${entry.path}`;
    const item = (paths[path] ??= entry.system === 'gateway' ? {} : { servers: [servers[entry.system]] });
    const operations = [
      operationOf(first, components),
      ...others.map((call) => operationOf(call, components)),
    ] as const;
    places.push([item, entry.method.toLowerCase(), mergeVariants(operations)]);
  }
  const shared = shareResponses(
    places.map(([, , operation]) => operation),
    components,
  );
  places.forEach(([item, method], at) => (item[method] = shared[at]));
  const { schemas, responses, examples } = components;
  return {
    openapi: '3.1.0',
    info,
    servers: [servers.gateway],
    tags: [...areaComments].map(([name, { about }]) => ({ name, description: about })),
    paths,
    components: { securitySchemes, parameters, headers, responses, schemas: byName(schemas), examples },
  };
}

/** Sorts a call before its variants, which use the same method and path. */
const variantRank = ({ entry }: NamedCall): number => entry.variantOf ?? 0;

const byName = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Returns the calls in the order of the source and of the wire reference, because the order of a module depends on what
 * loads it.
 */
function namedCalls(): NamedCall[] {
  return [...areaComments].flatMap(([area, comments]) => {
    const calls = contract[area as keyof typeof contract] as Readonly<Record<string, Call>>;
    return Object.entries(calls)
      .toSorted(([a, { number: one }], [b, { number: other }]) => one - other || (a < b ? -1 : 1))
      .map(([name, entry]) => {
        const about = comments.calls[name] ?? '';
        return { area, name, about, entry, fixture: fixtureOf(area, name) };
      });
  });
}
