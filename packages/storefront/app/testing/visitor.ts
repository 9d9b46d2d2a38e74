import type { LoaderArgs, TestShop } from './shop.ts';

/** What a loader or an action of a route is called with, as its own type. */
export const as = <Args>(_route: (args: Args) => unknown, args: LoaderArgs) => args as unknown as Args;

/** The same request, sent by a form. */
export const posted = ({ url, ...args }: LoaderArgs, form: Readonly<Record<string, string>> = {}): LoaderArgs => ({
  ...args,
  url,
  request: new Request(url, { method: 'POST', body: new URLSearchParams(form) }),
});

/** One visitor of the shop, whose cookies go from page to page. */
export function visitorOf(shop: TestShop) {
  const cookies = new Map<string, string>();
  return async <Data>(path: string, load: (args: LoaderArgs) => Data, params: Record<string, string> = {}) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const { data, setCookies } = await shop.visit(path, load, { params, ...(cookie && { cookie }) });
    for (const { name, value, maxAge } of setCookies.map(readSetCookie)) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return data;
  };
}

const readSetCookie = (header: string) => {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
  return { name, value, maxAge: Number(/Max-Age=(\d+)/.exec(header)?.[1]) };
};
