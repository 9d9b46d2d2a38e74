/** Fetches a file of the shop by its address; undefined for an address that is not of the shop. */
export type OwnFiles = (url: URL) => Promise<Response> | undefined;

type Fetch = (request: Request) => Response | Promise<Response>;

/** Files of the shop's own origins, fetched inside this process: no address leads out of it. */
export function createOwnFiles(fetches: ReadonlyMap<string, Fetch>): OwnFiles {
  return (url) => {
    const fetch = fetches.get(url.origin);
    return fetch && Promise.resolve(fetch(new Request(url)));
  };
}
