/** Runs jobs, at most `atOnce` at a time, and returns their results in the order of the jobs. */
export async function inParallel<Result>(atOnce: number, jobs: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...jobs.entries()];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await next[1]();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/** Calls a function `count` times and returns the results. */
export const times = <Result>(count: number, make: (index: number) => Result): Result[] =>
  Array.from({ length: count }, (_, index) => make(index));
