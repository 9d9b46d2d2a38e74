import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const kit = globSync('packages/react-ui/src/*/*.tsx', { exclude: ['**/*.test.tsx', '**/*.stories.tsx', '**/docs/**'] });
/** What a server component has not: state, effects, refs, and handlers of its own. `React.use…` is asked for first. */
const needsBrowser =
  /(?<!React\.)\buse(?:State|Effect|Ref|Reducer|SyncExternalStore|Context|Transition|LayoutEffect)\(|from '[./\w]*use-[\w-]+\.ts'|\son[A-Z]\w*=\{/;

test('a component of the kit says "use client" when it has state, effects or handlers, and only then', () => {
  const isClient = (path: string) => readFileSync(path, 'utf8').startsWith("'use client';");
  // it hands a context of its own to the components below
  const needed = kit.filter(
    (path) => needsBrowser.test(readFileSync(path, 'utf8')) || path.endsWith('LinkProvider.tsx'),
  );
  expect(kit.filter(isClient)).toEqual(needed);
  expect(needed.length).toBeGreaterThan(10);
});

test('what a server component takes of a "use client" module is components alone', () => {
  const clients = new Set(kit.filter((path) => readFileSync(path, 'utf8').startsWith("'use client';")));
  const taken = kit
    .filter((path) => !clients.has(path))
    .flatMap((path) => {
      const imports = readFileSync(path, 'utf8').matchAll(/import \{([^}]*)\} from '\.\.?\/(?:(\w+)\/)?(\w+)\.tsx'/g);
      return [...imports].flatMap(([, names = '', folder = path.split('/').at(-2), file]) =>
        clients.has(`packages/react-ui/src/${folder}/${file}.tsx`) ? names.split(',').map((name) => name.trim()) : [],
      );
    });
  expect(taken.filter((name) => !/^(?:type )?[A-Z]/.test(name))).toEqual([]);
});
