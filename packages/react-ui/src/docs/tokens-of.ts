const code = import.meta.glob<string>(['../*/*.tsx', '../*/*.ts', '!../**/*.{stories,test}.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const css = import.meta.glob<string>('../*/*.module.css', { query: '?raw', import: 'default', eager: true });
const [definitions = ''] = Object.values(
  import.meta.glob<string>('../tokens/tokens.css', { query: '?raw', import: 'default', eager: true }),
);
const defined = new Set([...definitions.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));

/** Returns the names of the tokens that a component's styles and those of its parts use. */
export function tokensOf(component: string): string[] {
  const start = Object.keys(code).filter((path) => path.endsWith(`/${component}.tsx`));
  const used = stylesOf(start).flatMap((path) => [...(css[path] ?? '').matchAll(/var\((--[\w-]+)/g)]);
  return [...new Set(used.map(([, name]) => name ?? ''))].filter((name) => defined.has(name)).toSorted();
}

/** Returns the style sheets that the modules import, directly or indirectly. */
function stylesOf(start: readonly string[]): string[] {
  const seen = new Set<string>(start);
  for (const path of seen) for (const imported of importsOf(path)) seen.add(imported);
  return [...seen].filter((path) => path in css);
}

const importsOf = (path: string): string[] =>
  [...(code[path] ?? '').matchAll(/from '(\.{1,2}\/[^']+)'/g)]
    .map(([, relative = '']) => new URL(relative, `https://kit/docs/${path}`).pathname.replace('/', '../'))
    .filter((imported) => imported in code || imported in css);
