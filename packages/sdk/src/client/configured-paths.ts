import type { Call } from '../contract/call.ts';

/**
 * Returns a function that replaces the path of a call by the one configured for its `key`; a path can be an absolute
 * URL. A path whose parameters differ from those of the call is ignored.
 *
 * @param endpoints `apiEndpoints` of the configuration
 * @param isSecure whether the gateway is served over https; a path over http is then ignored, because it would expose
 * tokens
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
