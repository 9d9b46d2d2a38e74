import type { LoaderArgs, TestShop } from './shop.ts';

/** What a loader or an action of a route is called with, as its own type. */
export const as = <Args>(_route: (args: Args) => unknown, args: LoaderArgs) => args as unknown as Args;

/** The same request, sent by a form. */
export const posted = ({ url, ...args }: LoaderArgs, form: Readonly<Record<string, string>> = {}): LoaderArgs => ({
  ...args,
  url,
  request: new Request(url, { method: 'POST', body: new URLSearchParams(form) }),
});

/** One visitor of the shop, whose cookie goes from page to page. */
export function visitorOf(shop: TestShop) {
  let cookie = '';
  return async <Data>(path: string, load: (args: LoaderArgs) => Data, params: Record<string, string> = {}) => {
    const { data, cookie: set } = await shop.visit(path, load, { params, ...(cookie && { cookie }) });
    if (set) cookie = set.split(';', 1)[0] ?? '';
    return data;
  };
}
