import * as z from 'zod';
import { parseLucene, memoized, valuesOf, type Document } from './lucene.ts';

/**
 * Responds like Solr to `select`, `update` and `schema`, with plain loops over documents in memory. It rejects everything
 * outside the part of Solr's syntax that it implements.
 */
export class SolrStandIn {
  readonly #cores = new Map<string, Core>();
  /** The number of select requests. */
  selectCount = 0;
  /** The number of update requests. */
  updateCount = 0;

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const [, name = '', path = ''] = /^\/solr\/(\w+)(\/.+)$/.exec(new URL(request.url).pathname) ?? [];
    const core = this.#cores.get(name) ?? new Core();
    this.#cores.set(name, core);
    try {
      return Response.json(await this.#handle(core, path, request));
    } catch (error) {
      return Response.json({ error: { msg: String(error), code: 400 } }, { status: 400 });
    }
  };

  async #handle(core: Core, path: string, request: Request): Promise<object> {
    if (path === '/select') {
      this.selectCount += 1;
      return core.select(new URLSearchParams(await request.text()));
    }
    if (path === '/schema/fields') return { fields: [...core.fields].map((name) => ({ name })) };
    const body: unknown = await request.json();
    if (path === '/schema') core.addFields(body);
    else if (path === '/update') {
      this.updateCount += 1;
      core.update(body);
    } else throw new SyntaxError(`unknown path ${path}`);
    return { responseHeader: { status: 0 } };
  }
}

const schemaCommands = z.strictObject({ 'add-field': z.array(z.looseObject({ name: z.string(), type: z.string() })) });
const documentSchema = z.looseObject({ id: z.string() });
const updateCommands = z.union([
  z.array(documentSchema),
  z.strictObject({ delete: z.strictObject({ query: z.string() }).optional(), commit: z.strictObject({}).optional() }),
]);

class Core {
  readonly fields = new Set(['id', '_version_']);
  #uncommitted = new Map<string, Document>();
  #committed: readonly Document[] = [];

  addFields(body: unknown): void {
    for (const { name } of schemaCommands.parse(body)['add-field']) {
      if (this.fields.has(name)) throw new SyntaxError(`Field '${name}' already exists.`);
      this.fields.add(name);
    }
  }

  update(body: unknown): void {
    const commands = updateCommands.parse(body);
    if (Array.isArray(commands)) {
      for (const document of commands) this.#add(document);
      return;
    }
    const { delete: deletion, commit } = commands;
    if (deletion) {
      const isDeleted = parseLucene(deletion.query);
      this.#uncommitted = new Map([...this.#uncommitted].filter(([, document]) => isDeleted(document) === 0));
    }
    if (commit) this.#committed = [...this.#uncommitted.values()];
  }

  #add(document: Document & { id: string }): void {
    const unknown = Object.keys(document).find((field) => !this.fields.has(field));
    if (unknown !== undefined) throw new SyntaxError(`unknown field '${unknown}'`);
    this.#uncommitted.set(document.id, document);
  }

  select(parameters: URLSearchParams): object {
    const filters = parameters.getAll('fq').map(parseFilter);
    const score = memoized(parseLucene(parameters.get('q') ?? ''));
    const found = this.#committed.filter((document) => score(document) > 0);
    const passing = (excluded: readonly string[] = []) =>
      found.filter((document) =>
        filters.every(({ tags, match }) => tags.some((tag) => excluded.includes(tag)) || match(document) > 0),
      );
    const documents = passing();
    const [start, rows] = [Number(parameters.get('start') ?? 0), Number(parameters.get('rows') ?? 10)];
    const order = comparator(parameters.get('sort') ?? 'score desc', score);
    const fields = parameters.get('fl')?.split(',') ?? [...this.fields];
    const page = [...documents].sort(order).slice(start, start + rows);
    return {
      responseHeader: { status: 0, QTime: 1 },
      response: { numFound: documents.length, start, docs: page.map((document) => pick(document, fields)) },
      facets: facets(JSON.parse(parameters.get('json.facet') ?? '{}'), documents, passing),
    };
  }
}

const pick = (document: Document, fields: readonly string[]): Document =>
  Object.fromEntries(fields.filter((field) => Object.hasOwn(document, field)).map((field) => [field, document[field]]));

function parseFilter(text: string) {
  const [, tags = '', query = text] = /^\{!tag=([\w,]+)\}(.*)$/s.exec(text) ?? [];
  return { tags: tags.split(','), match: memoized(parseLucene(query)) };
}

function comparator(sort: string, score: (document: Document) => number) {
  const keys = sort.split(',').map((part) => {
    const [, field = '', direction] = /^(\S+) (asc|desc)$/.exec(part.trim()) ?? [];
    if (field === '') throw new SyntaxError(`cannot sort by ${part}`);
    const value = (document: Document) => (field === 'score' ? score(document) : valuesOf(document, field)[0]);
    return { value, sign: direction === 'asc' ? 1 : -1 };
  });
  return (one: Document, other: Document): number => {
    for (const { value, sign } of keys) {
      const [a, b] = [value(one), value(other)];
      if (a === b) continue;
      if (a === undefined || b === undefined) return a === undefined ? 1 : -1; // sortMissingLast
      return (a < b ? -1 : 1) * sign;
    }
    return 0;
  };
}

const domain = z.strictObject({ excludeTags: z.array(z.string()) }).optional();
const facetSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('terms'), field: z.string(), limit: z.int(), mincount: z.int(), domain }),
  z.strictObject({
    type: z.literal('query'),
    q: z.string(),
    facet: z.record(z.string(), z.unknown()).default({}),
    domain,
  }),
  z.strictObject({
    type: z.literal('range'),
    field: z.string(),
    start: z.number(),
    end: z.number(),
    gap: z.number().positive(),
    include: z.literal('lower'),
    domain,
  }),
]);

type Passing = (excluded?: readonly string[]) => readonly Document[];

function facets(requested: unknown, documents: readonly Document[], passing: Passing): Record<string, unknown> {
  const entries = Object.entries(z.record(z.string(), z.unknown()).parse(requested));
  const results = entries.map(([name, facet]) => [name, computeFacet(facet, documents, passing)] as const);
  return { count: documents.length, ...Object.fromEntries(results.filter(([, result]) => result !== undefined)) };
}

function computeFacet(requested: unknown, documents: readonly Document[], passing: Passing): unknown {
  if (typeof requested === 'string') return aggregate(requested, documents);
  const facet = facetSchema.parse(requested);
  const counted = facet.domain ? passing(facet.domain.excludeTags) : documents;
  if (facet.type === 'query') {
    const match = parseLucene(facet.q);
    return facets(
      facet.facet,
      counted.filter((document) => match(document) > 0),
      passing,
    );
  }
  return { buckets: facet.type === 'terms' ? terms(facet, counted) : ranges(facet, counted) };
}

function aggregate(text: string, documents: readonly Document[]): number | undefined {
  const [, operation, field = ''] = /^(sum|max)\(([\w.]+)\)$/.exec(text) ?? [];
  const numbers = documents.flatMap((document) => valuesOf(document, field).map(Number));
  if (operation === undefined) throw new SyntaxError(`cannot aggregate ${text}`);
  if (numbers.length === 0) return undefined;
  return operation === 'sum' ? numbers.reduce((sum, number) => sum + number, 0) : Math.max(...numbers);
}

function terms(
  { field, limit, mincount }: { field: string; limit: number; mincount: number },
  documents: readonly Document[],
) {
  const counts = new Map<string | number, number>();
  for (const document of documents)
    for (const value of new Set(valuesOf(document, field))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= mincount)
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([val, count]) => ({ val, count }));
}

function ranges(
  { field, start, end, gap }: { field: string; start: number; end: number; gap: number },
  documents: readonly Document[],
) {
  const numbers = documents.flatMap((document) => valuesOf(document, field).map(Number));
  return Array.from({ length: Math.ceil((end - start) / gap) }, (_, at) => {
    const low = start + at * gap;
    return { val: low, count: numbers.filter((number) => number >= low && number < low + gap).length };
  });
}
