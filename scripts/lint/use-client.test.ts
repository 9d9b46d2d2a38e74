import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const kit = globSync('packages/react-ui/src/*/*.tsx', { exclude: ['**/*.test.tsx', '**/*.stories.tsx', '**/docs/**'] });
/**
 * Features that server components lack: state, effects, refs and event handlers. `React.use…` calls are feature checks;
 * a handler under its own name comes from the caller and is passed on.
 */
const needsBrowser =
  /(?<!React\.)\buse(?:State|Effect|Ref|Reducer|SyncExternalStore|Context|Transition|LayoutEffect)\(|from '[./\w]*use-[\w-]+\.ts'|\s(on[A-Z]\w*)=\{(?!\1\})/;

test('a kit component is marked "use client" if and only if it has state, effects or handlers', () => {
  const isClient = (path: string) => readFileSync(path, 'utf8').startsWith("'use client';");
  // LinkProvider provides a context
  const expected = kit.filter(
    (path) => needsBrowser.test(readFileSync(path, 'utf8')) || path.endsWith('LinkProvider.tsx'),
  );
  expect(kit.filter(isClient)).toEqual(expected);
  expect(expected.length).toBeGreaterThan(10);
});

test('server components import only components from "use client" modules', () => {
  const clients = new Set(kit.filter((path) => readFileSync(path, 'utf8').startsWith("'use client';")));
  const imported = kit
    .filter((path) => !clients.has(path))
    .flatMap((path) => {
      const imports = readFileSync(path, 'utf8').matchAll(/import \{([^}]*)\} from '\.\.?\/(?:(\w+)\/)?(\w+)\.tsx'/g);
      return [...imports].flatMap(([, names = '', folder = path.split('/').at(-2), file]) =>
        clients.has(`packages/react-ui/src/${folder}/${file}.tsx`) ? names.split(',').map((name) => name.trim()) : [],
      );
    });
  expect(imported.filter((name) => !/^(?:type )?[A-Z]/.test(name))).toEqual([]);
});
