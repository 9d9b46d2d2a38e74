/** Two kinds of requests that callers must not be able to tell apart, such as for a known and for an unknown account. */
export interface KindsOfRequest {
  readonly known: (turn: number) => Promise<string>;
  readonly unknown: (turn: number) => Promise<string>;
}

/** How well responses and times distinguish the two kinds. */
interface Distinction {
  /** The distinct responses. */
  readonly replies: ReadonlySet<string>;
  /** The area under the ROC curve: how often a time of one kind exceeds one of the other; 0.5 means no difference. */
  readonly area: number;
}

/** Sends both kinds in random order, `tries` times each. */
async function distinguish({ known, unknown }: KindsOfRequest, tries: number): Promise<Distinction> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const replies = new Set<string>();
  for (let turn = 0; turn < tries; turn++) {
    const kinds = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of kinds) {
      const startedAt = performance.now();
      replies.add(await (kind === 'known' ? known : unknown)(turn));
      times[kind].push(performance.now() - startedAt);
    }
  }
  return { replies, area: areaOf(times.known, times.unknown) };
}

function areaOf(left: readonly number[], right: readonly number[]): number {
  const pairs = left.flatMap((one) => right.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)));
  const area = pairs.reduce<number>((sum, pair) => sum + pair, 0) / pairs.length;
  return Math.max(area, 1 - area);
}

/** The responses, and whether the times distinguish the two kinds. */
export interface TimeComparison {
  readonly replies: ReadonlySet<string>;
  /** By how much the area exceeds the threshold for this number of tries; the times reveal nothing if it is at most 0. */
  readonly excess: number;
}

/**
 * Compares both kinds. If the area is too large, it repeats with twice as many tries. On a busy machine the tries are
 * not independent: an area of 0.558 in 1,000 tries was not reproducible, while a real difference is.
 */
export async function compareTimes(kinds: KindsOfRequest, tries: number): Promise<TimeComparison> {
  const first = await distinguish(kinds, tries);
  const excess = first.area - threshold(tries);
  if (excess <= 0) return { replies: first.replies, excess };
  const second = await distinguish(kinds, 2 * tries);
  return { replies: new Set([...first.replies, ...second.replies]), excess: second.area - threshold(2 * tries) };
}

const many = 1_000;

/** The largest area that is acceptable: 0.55 for many tries, and five standard deviations for few. */
const threshold = (tries: number): number =>
  tries >= many ? 0.55 : 0.5 + 5 * Math.sqrt((2 * tries + 1) / (12 * tries * tries));
