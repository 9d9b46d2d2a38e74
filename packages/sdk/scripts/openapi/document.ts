import { readFileSync } from 'node:fs';
import { contract, type Call, type System } from '../../src/contract/index.ts';
import { fixtureOf } from '../../src/testing/fixtures/index.ts';
import { areaComments } from '../source-comments.ts';
import { createComponents } from './components.ts';
import { operationOf, type NamedCall, type Operation } from './operation.ts';
import { readingsOf } from './readings.ts';
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
    'Generated from the contract of `@basin/sdk`, which checks every request and reply against the same schemas.',
    'Money is integer cents; index prices (`…_d`) are decimal units. Dates are ISO 8601 in UTC. Members that are not',
    'listed may come with a reply and are ignored; in a request they are refused.',
  ].join('\n'),
  contact: { name: 'Basin' },
  license: { name: 'MIT', identifier: 'MIT' },
};

/** Where the systems of a gateway that was started without settings answer. */
const servers: Readonly<Record<System, object>> = {
  gateway: { url: 'http://127.0.0.1:4000/api', description: 'The gateway' },
  author: { url: 'http://127.0.0.1:4001', description: 'The author system' },
  identity: { url: 'http://127.0.0.1:4002', description: 'The identity provider' },
};

/** The whole contract as an OpenAPI 3.1 document. */
export function openApiDocument(): object {
  const components = createComponents();
  const paths: Record<string, Record<string, unknown>> = {};
  const places: (readonly [item: Record<string, unknown>, method: string, operation: Operation])[] = [];
  for (const calls of Map.groupBy(namedCalls(), ({ entry: { method, path } }) => `${method} ${path}`).values()) {
    const [first, ...others] = calls.toSorted((a, b) => readingRank(a) - readingRank(b));
    if (!first) continue;
    const { entry } = first;
    const path = entry.path.startsWith('/') ? entry.path : `/${entry.path}`;
    const item = (paths[path] ??= entry.system === 'gateway' ? {} : { servers: [servers[entry.system]] });
    const operations = [
      operationOf(first, components),
      ...others.map((call) => operationOf(call, components)),
    ] as const;
    places.push([item, entry.method.toLowerCase(), readingsOf(operations)]);
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

/** The call that answers before those that only ask and read it in another way. */
const readingRank = ({ entry }: NamedCall): number => entry.readingOf ?? 0;

const byName = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** In the order of the source, and of the wire reference: a module's own order depends on who loads it. */
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
