/** The route of a contract path, and how its parameters are read. */
export interface RoutePath {
  /** The pattern in the router's syntax. */
  readonly pattern: string;
  /** Reads the parameter values from the segments that the router matched. */
  readonly read: (matched: Readonly<Record<string, string>>) => Record<string, string>;
}

interface Segment {
  readonly name: string;
  readonly pattern: string;
  readonly text: RegExp;
}

/** Converts paths such as `/cart/{id}`, `/i18n/dict.{locale}.json` and `{pagePath}.model.json` to routes. */
export function routePath(path: string): RoutePath {
  const rooted = path.startsWith('/') ? path : `/${path}`;
  const whole = !path.startsWith('/');
  const segments = rooted
    .slice(1)
    .split('/')
    .map((segment) => segmentFrom(segment, whole));
  const named = segments.filter((segment) => typeof segment !== 'string');
  return {
    pattern: `/${segments.map((segment) => (typeof segment === 'string' ? segment : segment.pattern)).join('/')}`,
    read: (matched) =>
      Object.fromEntries(
        named.map(({ name, text }) => [name, (whole ? '/' : '') + (text.exec(matched[name] ?? '')?.[1] ?? '')]),
      ),
  };
}

function segmentFrom(segment: string, spansSlashes: boolean): string | Segment {
  const [, before = '', name, after = ''] = /^([^{]*)\{(\w+)\}(.*)$/.exec(segment) ?? [];
  if (name === undefined) return segment;
  const value = spansSlashes ? '.+' : '[^/]+';
  const text = new RegExp(`^${escape(before)}(${value})${escape(after)}$`, 's');
  const plain = before === '' && after === '' && !spansSlashes;
  return { name, text, pattern: plain ? `:${name}` : `:${name}{${escape(before)}${value}${escape(after)}}` };
}

const escape = (text: string): string => text.replaceAll('.', '\\.');
