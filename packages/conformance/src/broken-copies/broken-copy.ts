import type { Send } from '../testing.ts';

/** Wraps a gateway so that it does one thing wrong. */
export type Break = (send: Send) => Send;

/** What is wrong with a copy, the check that must detect it, and the copy. */
export type BrokenCopy = readonly [what: string, check: string, made: Break];

export type Json = Readonly<Record<string, unknown>>;

/** Returns the method and path of a request. */
export const nameOf = ({ method, url }: Request): string => `${method} ${new URL(url).pathname}`;

/** Changes the requests whose method and path match. */
export const changingRequest =
  (fits: RegExp, change: (request: Request) => Request | Promise<Request>): Break =>
  (send) =>
  async (system, request) =>
    send(system, fits.test(nameOf(request)) ? await change(request) : request);

/** Changes the responses to the requests whose method and path match. */
export const changingResponse =
  (fits: RegExp, change: (answer: Response, request: Request) => Response | Promise<Response>): Break =>
  (send) =>
  async (system, request) => {
    const copy = request.clone();
    const answer = await send(system, request);
    return fits.test(nameOf(request)) ? change(answer, copy) : answer;
  };

/** Changes the JSON of a response, and its status when one is given. */
export const changingJson =
  (change: (body: Json, request: Request) => unknown, status?: number) =>
  async (answer: Response, request: Request): Promise<Response> => {
    const changed = change((await answer.json()) as Json, request);
    return new Response(JSON.stringify(changed), { status: status ?? answer.status, headers: answer.headers });
  };

/** Sets a header of a response. */
export const withHeader = (name: string, value: string) => (answer: Response) => {
  const headers = new Headers(answer.headers);
  headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
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
