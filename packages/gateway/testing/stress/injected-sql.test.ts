import { PostgresQueryCompiler, sql, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stressTimeout, sizes } from '../../../../scripts/stress/sizes.ts';
import type { Db } from '../../src/database/database.ts';
import { memoryDatabase } from '../database.ts';
import { fillForEveryCall, callerFor } from '../every-call/index.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { findViolation } from './expected-response.ts';
import { recordRequests, withTextInEachPlace, type SentRequest } from './sent-requests.ts';
import { brokenInvariants, watchInvariants } from './watch-invariants.ts';

/** Part of every injected text, and of nothing else. */
const mark = 'zq7x';

const ends = [
  "'",
  "')",
  "'))",
  '"',
  '";',
  "';",
  '\\',
  "\\'",
  "'||'",
  '`',
  ']]',
  '$$',
  "E'",
  "%'",
  "_'",
  '::',
  '/*',
  '0',
];
const payloads = [
  ' or 1=1 --',
  '; drop table carts; --',
  '; delete from customers; --',
  ' union select password_hash from accounts --',
  '; update stock set available = 0; --',
  ' and (select pg_sleep(30)) is null --',
  '; copy (select 1) to program $$id$$; --',
  ', (select version())',
  ' returning *',
  '/**/or/**/1=1',
  ' group by 1 having 1=1',
  ' collate "C"',
  ' limit 0 offset (select 1)',
  '::int',
];

/** 252 texts that try to end a literal or expression and continue with SQL of their own. */
const texts = ends.flatMap((end) => payloads.map((payload) => `${mark}${end}${payload}`));

/** Records the SQL of every statement. */
function recordStatements(statements: string[]): KyselyPlugin {
  const compiler = new PostgresQueryCompiler();
  return {
    transformQuery({ node, queryId }) {
      statements.push(compiler.compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
}

const statements: string[] = [];
let database: Db;
let gateway: TestGateway;
let requests: SentRequest[];
beforeAll(async () => {
  database = await memoryDatabase(fillForEveryCall);
  await watchInvariants(database);
  gateway = await testGateway({ database: database.withPlugin(recordStatements(statements)), showsOutbox: true });
  requests = await recordRequests((call) => callerFor(call, gateway));
}, stressTimeout.timeout);
afterAll(() => gateway.close());

/** Sends a request and returns how the response violates the contract. */
async function violationOf({ call, method, url, headers, body }: SentRequest): Promise<string | undefined> {
  const { system } = call.entry;
  const origin = system === 'gateway' ? gateway : gateway[system];
  const response = await origin.fetch(new Request(url, { method, headers, ...(body !== '' && { body }) }));
  return findViolation(call.entry, { status: response.status, headers: response.headers, text: await response.text() });
}

const injected = () => statements.filter((statement) => statement.includes(mark));

test(
  'GW-011 SQL in any text of any call is treated as data: it appears in no statement, causes no error and changes nothing',
  stressTimeout,
  async () => {
    const [violations, called] = [new Map<string, string>(), new Set<string>()];
    let place = 0;
    for (const request of requests)
      for (let turn = 0; turn < sizes.sqlTexts; turn += 1)
        for (const changed of withTextInEachPlace(request, texts[place++ % texts.length] ?? '')) {
          const violation = await violationOf(changed);
          if (violation !== undefined)
            violations.set(`${request.call.name}: ${violation}`, `${changed.url} ${changed.body}`);
          called.add(request.call.name);
          await database.deleteFrom('attempts').execute(); // resets the rate limits
        }
    expect(violations).toEqual(new Map());
    expect(called.size).toBeGreaterThan(70);
    expect(statements.length).toBeGreaterThan(requests.length);
    expect(injected()).toEqual([]);
    expect(await brokenInvariants(database)).toEqual([]);
  },
);

test('control: a statement that concatenates request text is detected', async () => {
  const sent = texts[0] ?? '';
  const careless = sql.raw(`select id from carts where id = '${sent}' or true`);
  await careless.execute(database.withPlugin(recordStatements(statements)));
  expect(injected()).toHaveLength(1);
});
