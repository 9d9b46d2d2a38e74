import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { median, ratioOf, type Row } from './row.ts';
import type { Round } from './sdk-caller.ts';

const rounds = 100;
const callsInRound = 50;
const warmUpCalls = 3000;

/** Measures a listing of 30 products, fetched, validated and read by the SDK, against native fetch with JSON.parse. */
export async function benchSdkCall(): Promise<Row[]> {
  const server = start('listing-server');
  const [port] = (await once(server, 'message')) as [number];
  const callers = Object.fromEntries(names.map((name) => [name, start('sdk-caller', name, String(port))])) as Callers;
  try {
    return rowsFrom(await measure(callers));
  } finally {
    for (const child of [...Object.values(callers), server]) child.disconnect();
  }
}

const names = ['native', 'ofetch', 'sdk'] as const;

type Name = (typeof names)[number];
type Callers = Readonly<Record<Name, ChildProcess>>;

const start = (name: string, ...args: string[]): ChildProcess =>
  fork(new URL(`./${name}.ts`, import.meta.url), args, { execArgv: ['--conditions=@basin/source'] });

/** The callers take turns, so that a busy machine affects all alike. */
async function measure(callers: Callers): Promise<Record<Name, Round[]>> {
  const measured: Record<Name, Round[]> = { native: [], ofetch: [], sdk: [] };
  for (const name of names) await round(callers[name], warmUpCalls);
  for (let at = 0; at < rounds; at += 1)
    for (const name of names) measured[name].push(await round(callers[name], callsInRound));
  return measured;
}

async function round(caller: ChildProcess, calls: number): Promise<Round> {
  caller.send(calls);
  const [took] = (await once(caller, 'message')) as [Round];
  return took;
}

function rowsFrom({ native, ofetch, sdk }: Record<Name, Round[]>): Row[] {
  const row = (what: string, own: readonly Round[], kind: keyof Round, goal = ''): Row => {
    const times = own.map((took) => took[kind]);
    const base = native.map((took) => took[kind]);
    return {
      what,
      value: `${median(times).toFixed(3)} ms`,
      baseline: `${median(base).toFixed(3)} ms`,
      // per round, because the load of the machine changes between rounds
      ratio: ratioOf(median(times.map((time, at) => time / (base[at] ?? NaN))), 1),
      goal,
    };
  };
  return [
    row('SDK listing call, time, against fetch + JSON.parse', sdk, 'wall', '≤ 1.6'),
    row('SDK listing call, processor, against fetch + JSON.parse', sdk, 'cpu'),
    row('bare ofetch, time, against fetch + JSON.parse', ofetch, 'wall'),
  ];
}

if (import.meta.main) console.table(await benchSdkCall());
