import type { Send } from '../testing.ts';

/** Wraps a gateway so that it does one thing wrong. */
export type PlantFault = (send: Send) => Send;

/** A description of a fault, the check that must detect it, and a function that plants it. */
export type BrokenCopy = readonly [what: string, check: string, plant: PlantFault];

export type Json = Readonly<Record<string, unknown>>;

/** Returns the method and path of a request. */
export const nameOf = ({ method, url }: Request): string => `${method} ${new URL(url).pathname}`;

/** Changes the requests whose method and path match. */
export const changingRequest =
  (pattern: RegExp, change: (request: Request) => Request | Promise<Request>): PlantFault =>
  (send) =>
  async (system, request) =>
    send(system, pattern.test(nameOf(request)) ? await change(request) : request);

/** Changes the responses to the requests whose method and path match. */
export const changingResponse =
  (pattern: RegExp, change: (response: Response, request: Request) => Response | Promise<Response>): PlantFault =>
  (send) =>
  async (system, request) => {
    const copy = request.clone();
    const response = await send(system, request);
    return pattern.test(nameOf(request)) ? change(response, copy) : response;
  };

/** Changes the JSON of a response, and its status when one is given. */
export const changingJson =
  (change: (body: Json, request: Request) => unknown, status?: number) =>
  async (response: Response, request: Request): Promise<Response> => {
    const changed = change((await response.json()) as Json, request);
    return new Response(JSON.stringify(changed), { status: status ?? response.status, headers: response.headers });
  };

/** Sets a header of a response. */
export const withHeader = (name: string, value: string) => (response: Response) => {
  const headers = new Headers(response.headers);
  headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
};

/** Changes the query of a request. */
export const query = (change: (query: URLSearchParams) => void) => (request: Request) => {
  const url = new URL(request.url);
  change(url.searchParams);
  return new Request(url, request);
};

/** Changes the JSON body of a request. */
export const changingBody =
  (change: (body: Json) => unknown) =>
  async (request: Request): Promise<Request> => {
    const { method, headers, url } = request;
    return new Request(url, { method, headers, body: JSON.stringify(change((await request.json()) as Json)) });
  };

/** Replaces a header of a request. */
export const withRequestHeader = (name: string, value: () => string) => (request: Request) => {
  const copy = new Request(request);
  copy.headers.set(name, value());
  return copy;
};

export const linesOf = ({ lineItems = [] }: Json): Json[] => lineItems as Json[];
