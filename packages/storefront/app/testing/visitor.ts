import type { LoaderArgs, TestShop } from './shop.ts';

/** Casts loader arguments to those of a route's loader or action. */
export const castArgs = <Args>(_route: (args: Args) => unknown, args: LoaderArgs) => args as unknown as Args;

/** Returns the same request as a form submission. */
export const asFormPost = ({ url, ...args }: LoaderArgs, form: Readonly<Record<string, string>> = {}): LoaderArgs => ({
  ...args,
  url,
  request: new Request(url, { method: 'POST', body: new URLSearchParams(form) }),
});

/** Browsers reject a longer cookie. */
const maxCookieBytes = 4_096;

/** Returns a visitor of the shop whose cookies persist between pages. */
export function visitorOf(shop: TestShop) {
  const cookies = new Map<string, string>();
  return async <Data>(path: string, load: (args: LoaderArgs) => Data, params: Record<string, string> = {}) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const { data, setCookies } = await shop.visit(path, load, { params, ...(cookie && { cookie }) });
    for (const { name, value, maxAge } of setCookies.filter(isAccepted).map(readSetCookie)) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return data;
  };
}

const isAccepted = (header: string) => Buffer.byteLength(header) <= maxCookieBytes;

const readSetCookie = (header: string) => {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
  return { name, value, maxAge: Number(/Max-Age=(\d+)/.exec(header)?.[1]) };
};
