import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { median, type Row } from './row.ts';
import type { Round } from './sdk-caller.ts';

const rounds = 100;
const callsPerRound = 50;
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

/** Interleaves the callers, so that load on the machine affects all of them equally. */
async function measure(callers: Callers): Promise<Record<Name, Round[]>> {
  const measured: Record<Name, Round[]> = { native: [], ofetch: [], sdk: [] };
  for (const name of names) await round(callers[name], warmUpCalls);
  for (let at = 0; at < rounds; at += 1)
    for (const name of names) measured[name].push(await round(callers[name], callsPerRound));
  return measured;
}

async function round(caller: ChildProcess, calls: number): Promise<Round> {
  caller.send(calls);
  const [duration] = (await once(caller, 'message')) as [Round];
  return duration;
}

function rowsFrom({ native, ofetch, sdk }: Record<Name, Round[]>): Row[] {
  const row = (what: string, own: readonly Round[], kind: keyof Round): Row => {
    const base = native.map((duration) => duration[kind]);
    const baseline = median(base);
    // ratios per round, because the load of the machine changes between rounds
    const value = baseline * median(own.map((duration, at) => duration[kind] / (base[at] ?? NaN)));
    return { what, value, baseline, unit: 'ms', isBetter: 'less' };
  };
  return [
    { ...row('SDK call, time', sdk, 'wall'), ratioGoal: 1.6 },
    row('SDK call, CPU', sdk, 'cpu'),
    row('ofetch alone, time', ofetch, 'wall'),
  ];
}
