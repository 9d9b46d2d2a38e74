import { sizes } from './sizes.ts';
import { startBusyServer, type SendRequest } from './start-busy-server.ts';

/** Counts of the responses to clients, each of which sends its next request after the previous response. */
export interface LoadCounts {
  readonly pages: number;
  /** 503 with `Retry-After`. */
  readonly shed: number;
  /** Any other response, described. */
  readonly others: readonly string[];
  /** Responses that took longer than the five seconds a client waits. */
  readonly late: number;
}

const lateAfterMs = 5_000;
const recoveryMs = 2_000;
/** Enough to warm up a server and to see that it responds again. */
const shortMs = 1_000;
const fewClients = 8;
const manyClients = 200;

/** Sends requests from `clients` clients at once, for a time. */
async function measureLoad(send: SendRequest, clients: number, forMs: number): Promise<LoadCounts> {
  const counts = { pages: 0, shed: 0, others: [] as string[], late: 0 };
  const endMs = performance.now() + forMs;
  const keepSending = async (client: number) => {
    while (performance.now() < endMs) {
      const startMs = performance.now();
      const kind = await send(client).then(classify, (error: unknown) => String(error));
      if (kind === 'page') counts.pages += 1;
      else if (kind === 'shed') counts.shed += 1;
      else counts.others.push(kind);
      if (performance.now() - startMs > lateAfterMs) counts.late += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => keepSending(client)));
  return counts;
}

async function classify(response: Response): Promise<string> {
  await response.arrayBuffer();
  if (response.ok) return 'page';
  return response.status === 503 && response.headers.has('Retry-After') ? 'shed' : String(response.status);
}

/** The counts with few clients, with many, and afterwards. */
export interface OverloadReport {
  readonly few: LoadCounts;
  readonly many: LoadCounts;
  readonly after: LoadCounts;
}

/** Loads a server with 8 clients, then with 200 for the same time, then, two seconds later, with one. */
export async function overload(send: SendRequest, forMs: number): Promise<OverloadReport> {
  await measureLoad(send, fewClients, shortMs);
  const few = await measureLoad(send, fewClients, forMs);
  const many = await measureLoad(send, manyClients, forMs);
  await new Promise((resolve) => setTimeout(resolve, recoveryMs));
  return { few, many, after: await measureLoad(send, 1, shortMs) };
}

/**
 * Returns the faults of a server that queues all requests, which is the planted fault of the overload suites. One round
 * of 200 queued requests takes it 8 s, so one round is enough.
 */
export async function queueingServerFaults(): Promise<string[]> {
  const { send, stop } = await startBusyServer('queue');
  const report = await overload(send, shortMs);
  await stop();
  return overloadFaults(report);
}

/** Returns the faults that a report shows; empty for a server that sheds the requests it cannot serve. */
export function overloadFaults({ few, many, after }: OverloadReport): string[] {
  const others = [...few.others, ...many.others, ...after.others];
  return [
    ...(many.late > 0 ? [`${many.late} late responses`] : []),
    ...(many.pages * 100 < sizes.overloadPercent * few.pages
      ? [`${many.pages} pages under overload, ${few.pages} at capacity`]
      : []),
    ...(after.pages === 0 || after.shed > 0
      ? [`${after.pages} pages and ${after.shed} responses with 503 after the overload`]
      : []),
    ...(others.length > 0 ? [`${others.length} unexpected responses, such as ${others[0] ?? ''}`] : []),
  ];
}
