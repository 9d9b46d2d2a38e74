/** What is tried on two kinds that must not be distinguished. */
export interface TwoKinds {
  readonly known: (turn: number) => Promise<string>;
  readonly unknown: (turn: number) => Promise<string>;
}

/** How well the two are distinguished: by what is answered, and by how long it takes. */
interface Distinction {
  /** Every answer that came, each once. */
  readonly answers: ReadonlySet<string>;
  /** The area under the curve: how often a time of one kind is above one of the other; 0.5 says nothing. */
  readonly area: number;
}

/** Tries both kinds in a random order, so many times each. */
async function distinguish({ known, unknown }: TwoKinds, tries: number): Promise<Distinction> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = new Set<string>();
  for (let turn = 0; turn < tries; turn++) {
    const kinds = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of kinds) {
      const startedAt = performance.now();
      answers.add(await (kind === 'known' ? known : unknown)(turn));
      times[kind].push(performance.now() - startedAt);
    }
  }
  return { answers, area: areaOf(times.known, times.unknown) };
}

function areaOf(left: readonly number[], right: readonly number[]): number {
  const pairs = left.flatMap((one) => right.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)));
  const area = pairs.reduce<number>((sum, pair) => sum + pair, 0) / pairs.length;
  return Math.max(area, 1 - area);
}

/** What was answered, and whether the times told the two kinds apart. */
export interface Verdict {
  readonly answers: ReadonlySet<string>;
  /** By how much the area was above what so many tries may show; not above 0 when nothing is reported. */
  readonly excess: number;
}

/**
 * Tries both kinds; an area that is too large has to show again in twice as many tries. On a busy machine times come in
 * bursts, so that tries are not as independent as their number says: 0.558 of 1,000 did not come again, a true difference does.
 */
export async function tellApart(kinds: TwoKinds, tries: number): Promise<Verdict> {
  const first = await distinguish(kinds, tries);
  const excess = first.area - chance(tries);
  if (excess <= 0) return { answers: first.answers, excess };
  const second = await distinguish(kinds, 2 * tries);
  return { answers: new Set([...first.answers, ...second.answers]), excess: second.area - chance(2 * tries) };
}

const MANY = 1_000;

/** The area that so many tries may show: 0.55 of many; of few, five times what chance alone does. */
const chance = (tries: number): number =>
  tries >= MANY ? 0.55 : 0.5 + 5 * Math.sqrt((2 * tries + 1) / (12 * tries * tries));
