import { registerHooks } from 'node:module';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Environment } from './environment.ts';
import type * as Entry from './start-gateway.ts';

/** Editors write a file in several steps, and a branch switch writes many files. */
const SETTLE_MS = 100;

/** How often each module changed, and which modules import it. */
const changes = new Map<string, number>();
const importers = new Map<string, Set<string>>();

// Node keeps a module by its address for ever: one that changed gets another address
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const url = unversioned(resolved.url);
    if (!url.startsWith('file:') || url.includes('/node_modules/')) return resolved;
    const known = importers.get(url) ?? new Set();
    importers.set(url, context.parentURL === undefined ? known : known.add(unversioned(context.parentURL)));
    return { ...resolved, url: versioned(url) };
  },
});

const unversioned = (url: string): string => url.replace(/\?v=\d+$/, '');
const versioned = (url: string): string => (changes.has(url) ? `${url}?v=${changes.get(url)}` : url);

/**
 * Runs the gateway in this process and, when one of its modules changes, runs it anew: the module that changed and those
 * that import it are read again, the others stay as they are. While a module cannot be read, such as after a syntax
 * error, what runs goes on. Only modules that are imported after this one are followed.
 *
 * @param entry the module that starts the gateway
 */
export function reloadOnChange(entry: URL, settings: Environment, folders: readonly string[]): Entry.StartedGateway {
  const load = async () => (await import(versioned(entry.href))) as typeof Entry;
  const start = ({ startGateway }: typeof Entry) => startGateway(settings);
  const first = load().then(start);
  let current = first;
  const reload = async (): Promise<void> => {
    const [module, running] = [await load(), await current];
    await running.end('a module changed');
    current = Promise.resolve(start(module));
    await (
      await current
    ).ready;
  };
  const stopWatching = watchFiles(folders, afterChanges(reload));
  return {
    ready: first.then(({ ready }) => ready),
    async end(reason) {
      await stopWatching();
      await (await current).end(reason);
    },
  };
}

/** After a failure any change is worth another try: the missing module may be there now. */
function afterChanges(reload: () => Promise<void>): (files: readonly string[]) => Promise<void> {
  let hasFailed = false;
  return async (files) => {
    const changed = files.map((file) => pathToFileURL(file).href).filter((url) => importers.has(url));
    if (changed.length === 0 && !hasFailed) return;
    for (const url of withImporters(changed)) changes.set(url, (changes.get(url) ?? 0) + 1);
    try {
      await reload();
      hasFailed = false;
    } catch (error) {
      console.error(error);
      hasFailed = true;
    }
  };
}

function withImporters(urls: readonly string[]): ReadonlySet<string> {
  const found = new Set(urls);
  for (const url of found) for (const importer of importers.get(url) ?? []) found.add(importer);
  return found;
}

/** Calls back with the files that changed, one turn after the other. Returns what ends it, after the turn that is under way. */
function watchFiles(folders: readonly string[], onChange: (files: readonly string[]) => Promise<void>) {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let turn = Promise.resolve();
  const takeTurn = () => {
    const files = [...changed];
    changed.clear();
    turn = turn.then(() => onChange(files));
  };
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_, file) => {
      if (file === null) return;
      changed.add(join(folder, file));
      clearTimeout(timer);
      timer = setTimeout(takeTurn, SETTLE_MS);
    }),
  );
  return async () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    await turn;
  };
}
