import type { Call } from '../contract/call.ts';

/** The values of the braces of a call's path in the address of a request; undefined when the address is another's. */
export type Route = (url: URL) => Record<string, string> | undefined;

/** @param baseURL scheme, host and base path of the call's system */
export function routeOf({ path }: Pick<Call, 'path'>, baseURL: string): Route {
  const { origin, pathname } = new URL(baseURL);
  const base = pathname.replace(/\/$/, '');
  // a template that begins with its brace takes a whole path there
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
