import { registerHooks } from 'node:module';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Environment } from './environment.ts';
import type * as Entry from './start-gateway.ts';

/** Text editors write a file in several steps, and switching branches writes many files. */
const settleMs = 100;

/** The number of changes and the importers of each module, by URL. */
const changes = new Map<string, number>();
const importers = new Map<string, Set<string>>();

// Node caches modules by URL for ever, so a changed module gets a new URL
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
 * Runs the gateway in this process and restarts it when one of its modules changes. Reloads the changed module and its
 * importers only. While a module cannot be loaded, for instance because of a syntax error, the gateway keeps running.
 * Only modules that are imported after this one are watched.
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

/**
 * Reloads after a change of an imported module; after a failure any change triggers a retry, as it may add a missing
 * module.
 */
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

/**
 * Calls back with the changed files, one call at a time. Returns a function that stops watching and awaits the last
 * call.
 */
function watchFiles(folders: readonly string[], onChange: (files: readonly string[]) => Promise<void>) {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let pending = Promise.resolve();
  const notify = () => {
    const files = [...changed];
    changed.clear();
    pending = pending.then(() => onChange(files));
  };
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_, file) => {
      if (file === null) return;
      changed.add(join(folder, file));
      clearTimeout(timer);
      timer = setTimeout(notify, settleMs);
    }),
  );
  return async () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    await pending;
  };
}
