import { watch } from 'node:fs';
import type { Service } from './processes.ts';

/** Editors write a file in several steps, and a branch switch writes many files. */
const settleMs = 100;

/** Test files are no part of the service, and the gateway reloads texts and pages by itself. */
const isSource = (file: string): boolean => file.endsWith('.ts') && !file.endsWith('.test.ts');

/**
 * A service for development that restarts when a source file of the folders changes. After a failed start, such as
 * a syntax error in the edit, it waits for the next change.
 */
export function restartOnChange(start: () => Service, folders: readonly string[]): Service {
  let current = start();
  let turn = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const restart = async (): Promise<void> => {
    await current.stop();
    current = start();
  };
  const onChange = (_: string, file: string | null): void => {
    if (file !== null && !isSource(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      turn = turn.then(restart);
    }, settleMs);
  };
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, onChange));
  const stopped = Promise.withResolvers<number>();
  return {
    name: current.name,
    ready: current.ready,
    ended: stopped.promise,
    async stop() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      await turn;
      await current.stop();
      stopped.resolve(0);
    },
  };
}
