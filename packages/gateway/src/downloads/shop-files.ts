/** Fetches a file of the shop by URL. Returns undefined for a foreign URL. */
export type FetchShopFile = (url: URL) => Promise<Response> | undefined;

type Fetch = (request: Request) => Response | Promise<Response>;

/** Creates a function that fetches files of the shop's own origins within this process, never over the network. */
export function createFetchShopFile(fetches: ReadonlyMap<string, Fetch>): FetchShopFile {
  return (url) => {
    const fetch = fetches.get(url.origin);
    return fetch && Promise.resolve(fetch(new Request(url)));
  };
}
