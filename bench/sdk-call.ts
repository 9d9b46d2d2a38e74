import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createClient, searchCalls } from '@basin/sdk';
import { createFetch } from 'ofetch';
import { median, ratioOf, type Row } from './row.ts';

const rounds = 60;
const callsInRound = 50;
const token = 't'.repeat(300);

const query = {
  q: '*:*',
  fl: ['id', 'slug_s', 'productName_s'],
  fq: ['language_s:"en"', 'Product_Category:"Toilets"'],
  rows: 30,
  start: 0,
  profilename: 'profile_sample_PLP',
  collections: 'sample_catalog',
  persona: 'GST',
  sessionId: 's-1_1893578400000',
};

/** A listing of 30 products fetched, checked and read by the SDK, against native fetch with JSON.parse. */
export async function benchSdkCall(): Promise<Row[]> {
  const server = fork(new URL('./listing-server.ts', import.meta.url), { execArgv: ['--conditions=@basin/source'] });
  const [port] = (await once(server, 'message')) as [number];
  try {
    return rowsFrom(await measure(contenders(`http://127.0.0.1:${port}`)));
  } finally {
    server.disconnect();
    await once(server, 'exit');
  }
}

type Contender = () => Promise<unknown>;
type Name = 'native' | 'ofetch' | 'sdk' | 'sdkOverFetch';

function contenders(baseURL: string): Record<Name, Contender> {
  const url = `${baseURL}/search/listing?q=*:*&fl=id,slug_s&rows=30&start=0&fq=language_s:%22en%22&persona=GST`;
  const headers = { Authorization: `Bearer ${token}` };
  const fetchJson = createFetch();
  const session = {
    bearer: () => Promise.resolve({ token, isGuest: true }),
    replace: () => Promise.resolve(undefined),
  };
  const { search } = createClient({ search: searchCalls }, { baseURL, session });
  const overFetch = createClient({ search: searchCalls }, { baseURL, session, fetch: (request) => fetch(request) });
  return {
    native: async () => JSON.parse(await (await fetch(url, { headers })).text()) as unknown,
    ofetch: () => fetchJson(url, { headers, retry: false }),
    sdk: () => search.listing({ query }),
    sdkOverFetch: () => overFetch.search.listing({ query }),
  };
}

interface Times {
  /** Milliseconds for a call, one for each round. */
  wall: number[];
  cpu: number[];
}

/** The contenders take turns, so that a busy machine is as bad for the one as for the other. */
async function measure(runs: Record<Name, Contender>): Promise<Record<Name, Times>> {
  const entries = Object.entries(runs) as [Name, Contender][];
  const times = Object.fromEntries(entries.map(([name]) => [name, { wall: [], cpu: [] }])) as unknown as Record<
    Name,
    Times
  >;
  for (const [, run] of entries) for (let call = 0; call < 2000; call += 1) await run();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, run] of entries) {
      const startMs = performance.now();
      const cpu = process.cpuUsage();
      for (let call = 0; call < callsInRound; call += 1) await run();
      const { user, system } = process.cpuUsage(cpu);
      times[name].wall.push((performance.now() - startMs) / callsInRound);
      times[name].cpu.push((user + system) / 1000 / callsInRound);
    }
  }
  return times;
}

function rowsFrom({ native, ofetch, sdk, sdkOverFetch }: Record<Name, Times>): Row[] {
  const row = (what: string, own: number[], base: number[], goal = ''): Row => ({
    what,
    value: `${median(own).toFixed(3)} ms`,
    baseline: `${median(base).toFixed(3)} ms`,
    ratio: ratioOf(median(own), median(base)),
    goal,
  });
  return [
    row('SDK listing call, time, against fetch + JSON.parse', sdk.wall, native.wall, '≤ 1.10'),
    row('SDK listing call, processor, against fetch + JSON.parse', sdk.cpu, native.cpu),
    row('SDK listing call over a given fetch, time, against the same', sdkOverFetch.wall, native.wall),
    row('SDK listing call over a given fetch, processor, against the same', sdkOverFetch.cpu, native.cpu),
    row('bare ofetch, time, against fetch + JSON.parse', ofetch.wall, native.wall),
  ];
}

if (import.meta.main) console.table(await benchSdkCall());
