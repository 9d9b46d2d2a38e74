import type { Call } from '../contract/call.ts';
import { endpointKeys } from '../contract/endpoint-keys.ts';

/**
 * Gives calls the paths that the configuration has for them, by key; a path may be a whole address. One that names other
 * parameters than the call has is none, and the call keeps its own.
 *
 * @param endpoints `apiEndpoints` of the configuration
 * @param isSecure whether the gateway answers under https: then no call is led to http, and no token
 * @see wire reference §0.8
 */
export function configuredPaths(
  endpoints: ReadonlyMap<string, string>,
  isSecure = false,
): <Entry extends Call>(entry: Entry) => Entry {
  return (entry) => {
    const path = endpoints.get(endpointKeys[entry.number] ?? '');
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
