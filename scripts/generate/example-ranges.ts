import { globSync, readFileSync } from 'node:fs';
import type { GeneratedFile } from '../../packages/sdk/scripts/generated.ts';

/**
 * Generates the package.json of each example that people copy, which asks for the current versions of our packages. The
 * examples are no workspaces, so a release does not raise them.
 */
export const exampleRangeFiles = (): GeneratedFile[] =>
  globSync('examples/*/package.json').map((path) => ({
    path,
    content: withRanges(readFileSync(path, 'utf8'), versionOf),
  }));

/** Returns a package.json with a range for each of our packages that accepts its version. */
export const withRanges = (manifest: string, versionOf: (name: string) => string): string =>
  manifest.replaceAll(/"@basin\/([\w-]+)": "[^"]*"/g, (_, name: string) => `"@basin/${name}": "^${versionOf(name)}"`);

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as { version: string }).version;
