import { PostgresQueryCompiler, sql, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience, sizes } from '../../../../scripts/stress/sizes.ts';
import type { Db } from '../../src/database/database.ts';
import { memoryDatabase } from '../database.ts';
import { fillForEveryCall, personFor } from '../every-call/index.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { faultOf } from './expected-answer.ts';
import { recordRequests, withTextInEachPlace, type Sent } from './sent-requests.ts';
import { brokenInvariants, watchInvariants } from './watch-invariants.ts';

/** Stands in every text that is sent, and in nothing else. */
const MARK = 'zq7x';

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
const goesOn = [
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

/** Two hundred and fifty-two texts that would end what they stand in, and go on as they like. */
const texts = ends.flatMap((end) => goesOn.map((more) => `${MARK}${end}${more}`));

/** Keeps the text of every statement. */
function listening(statements: string[]): KyselyPlugin {
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
let requests: Sent[];
beforeAll(async () => {
  database = await memoryDatabase(fillForEveryCall);
  await watchInvariants(database);
  gateway = await testGateway({ database: database.withPlugin(listening(statements)), showsOutbox: true });
  requests = await recordRequests((call) => personFor(call, gateway));
}, patience.timeout);
afterAll(() => gateway.close());

/** What is wrong with the answer to a request. */
async function faultIn({ call, method, url, headers, body }: Sent): Promise<string | undefined> {
  const { system } = call.entry;
  const origin = system === 'gateway' ? gateway : gateway[system];
  const response = await origin.fetch(new Request(url, { method, headers, ...(body !== '' && { body }) }));
  return faultOf(call.entry, { status: response.status, headers: response.headers, text: await response.text() });
}

const injected = () => statements.filter((statement) => statement.includes(MARK));

test(
  'GW-011 SQL in any place of any call is data: it stands in no statement, fails nothing, and everything stays',
  patience,
  async () => {
    const [faults, seen] = [new Map<string, string>(), new Set<string>()];
    let place = 0;
    for (const request of requests)
      for (let turn = 0; turn < sizes.sqlTexts; turn += 1)
        for (const changed of withTextInEachPlace(request, texts[place++ % texts.length] ?? '')) {
          const fault = await faultIn(changed);
          if (fault !== undefined) faults.set(`${request.call.name}: ${fault}`, `${changed.url} ${changed.body}`);
          seen.add(request.call.name);
          await database.deleteFrom('attempts').execute(); // no limit in the way
        }
    expect(faults).toEqual(new Map());
    expect(seen.size).toBeGreaterThan(70);
    expect(statements.length).toBeGreaterThan(requests.length);
    expect(injected()).toEqual([]);
    expect(await brokenInvariants(database)).toEqual([]);
  },
);

test('control: a statement that is put together from what was sent is seen', async () => {
  const sent = texts[0] ?? '';
  const careless = sql.raw(`select id from carts where id = '${sent}' or true`);
  await careless.execute(database.withPlugin(listening(statements)));
  expect(injected()).toHaveLength(1);
});
