import type { Call } from '../contract/call.ts';

/**
 * Returns a function that gives calls the paths configured for their `key`; a path may be an absolute URL. A path with
 * other parameters than the call's own is ignored.
 *
 * @param endpoints `apiEndpoints` of the configuration
 * @param isSecure whether the gateway is served over https: then a path over http is ignored, since it would expose tokens
 * @see wire reference §0.8
 */
export function configuredPaths(
  endpoints: ReadonlyMap<string, string>,
  isSecure = false,
): <Entry extends Call>(entry: Entry) => Entry {
  return (entry) => {
    const path = endpoints.get(entry.key ?? '');
    return path !== undefined &&
      isPath(path) &&
      !(isSecure && path.startsWith('http:')) &&
      parametersOf(path) === parametersOf(entry.path)
      ? { ...entry, path }
      : entry;
  };
}

const isPath = (path: string): boolean => /^(\/(?!\/)|https?:\/\/|\{)/.test(path);

const parametersOf = (path: string): string =>
  [...path.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name)
    .sort()
    .join();
