import type { Call } from '../contract/call.ts';

/** Returns the path parameters in a request URL; undefined when the URL does not match the call. */
export type Route = (url: URL) => Record<string, string> | undefined;

/** Creates the route of a call. @param baseURL scheme, host and base path of the call's system */
export function routeOf({ path }: Pick<Call, 'path'>, baseURL: string): Route {
  const { origin, pathname } = new URL(baseURL);
  const base = pathname.replace(/\/$/, '');
  // a template that begins with a parameter accepts a whole path for it
  const value = path.startsWith('{') ? '/.+' : '[^/]+';
  const pattern = new RegExp(
    `^${escaped(base)}${path
      .split(/[{}]/)
      .map((piece, at) => (at % 2 === 0 ? escaped(piece) : `(?<${piece}>${value})`))
      .join('')}$`,
  );
  return (url) => {
    const match = url.origin === origin ? pattern.exec(url.pathname) : null;
    return match ? decoded(match.groups ?? {}) : undefined;
  };
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');

const decoded = (groups: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]));
