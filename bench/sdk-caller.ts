// A client that fetches a listing in a separate process, so that no other client warms up its engine.
import { createClient, searchCalls } from '@basin/sdk';
import { createFetch } from 'ofetch';

/** The duration of one round, in milliseconds per call. */
export interface Round {
  readonly wall: number;
  readonly cpu: number;
}

const [name = '', port = ''] = process.argv.slice(2);
const baseURL = `http://127.0.0.1:${port}`;
const url = `${baseURL}/search/listing?q=*:*&fl=id,slug_s&rows=30&start=0&fq=language_s:%22en%22&persona=GST`;
const token = 't'.repeat(300);
const headers = { Authorization: `Bearer ${token}` };
const session = {
  bearer: () => Promise.resolve({ token, isGuest: true }),
  replace: () => Promise.resolve(undefined),
};
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

const { search } = createClient({ search: searchCalls }, { baseURL, session });
const fetchJson = createFetch();

const clients: Record<string, () => Promise<unknown>> = {
  native: async () => JSON.parse(await (await fetch(url, { headers })).text()) as unknown,
  ofetch: () => fetchJson(url, { headers, retry: false }),
  sdk: () => search.listing({ query }),
};
const client = clients[name];
if (!client) throw new Error(`Unknown client ${name}`);
const run = client;

async function round(calls: number): Promise<Round> {
  const startMs = performance.now();
  const before = process.cpuUsage();
  for (let call = 0; call < calls; call += 1) await run();
  const { user, system } = process.cpuUsage(before);
  return { wall: (performance.now() - startMs) / calls, cpu: (user + system) / 1000 / calls };
}

process.on('message', (calls: number) => void round(calls).then((duration) => process.send?.(duration)));
process.on('disconnect', () => process.exit());
