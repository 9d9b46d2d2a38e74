import { inject } from 'vitest';

/** A page after all redirects. */
export interface ReceivedPage {
  readonly status: number;
  readonly path: string;
  /** The response body with its entities decoded. */
  readonly text: string;
}

/** The final response after all redirects. */
export interface PageResponse extends ReceivedPage {
  readonly isPage: boolean;
  /** The statuses of all redirects and of the final response. */
  readonly statuses: readonly number[];
}

type Fields = Readonly<Record<string, string>>;

/** Requests pages and submits forms. */
export interface Requester {
  readonly get: (path: string) => Promise<ReceivedPage>;
  readonly post: (path: string, fields: Fields) => Promise<ReceivedPage>;
}

/** A shopper without scripts, for tests with many requests: follows redirects and stores cookies as a browser does. */
export class HttpShopper implements Requester {
  readonly #cookies: Map<string, string>;

  readonly #origin: string;

  readonly #headers: Fields;

  constructor(cookies: ReadonlyMap<string, string> = new Map(), origin = inject('shopOrigin'), headers: Fields = {}) {
    this.#cookies = new Map(cookies);
    this.#origin = origin;
    this.#headers = headers;
  }

  /** Another browser with the same cookies. */
  copy = (): HttpShopper => new HttpShopper(this.#cookies, this.#origin, this.#headers);

  /** The cookies that the browser sends. */
  cookies = (): ReadonlyMap<string, string> => this.#cookies;

  get = (path: string): Promise<PageResponse> => this.#send(path, 'GET', undefined, []);

  post = (path: string, fields: Fields): Promise<PageResponse> =>
    this.#send(path, 'POST', new URLSearchParams(fields).toString(), []);

  async #send(
    path: string,
    method: string,
    body: string | undefined,
    before: readonly number[],
  ): Promise<PageResponse> {
    const origin = this.#origin;
    const response = await fetch(new URL(path, origin), {
      method,
      redirect: 'manual',
      headers: {
        ...this.#headers,
        Cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
        ...(body !== undefined && { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' }),
      },
      ...(body !== undefined && { body }),
    });
    for (const cookie of response.headers.getSetCookie()) this.#storeCookie(cookie);
    const statuses = [...before, response.status];
    const text = await response.text();
    const location = response.headers.get('Location');
    if (location === null || statuses.length > 6) return toPageResponse(response, path, text, statuses);
    const next = location.split('#', 1).join('');
    return response.status === 307
      ? this.#send(next, method, body, statuses)
      : this.#send(next, 'GET', undefined, statuses);
  }

  #storeCookie(setCookie: string): void {
    const [pair = ''] = setCookie.split(';', 1);
    const separator = pair.indexOf('=');
    this.#cookies.set(pair.slice(0, separator), pair.slice(separator + 1));
  }
}

const toPageResponse = (response: Response, path: string, text: string, statuses: readonly number[]): PageResponse => ({
  status: response.status,
  path,
  text: decoded(text),
  isPage: response.headers.get('Content-Type')?.startsWith('text/html') ?? false,
  statuses,
});

const entities: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" };

/** Decodes the entities of a page. */
export const decoded = (html: string): string =>
  html.replaceAll(/&(quot|amp|lt|gt|#x27);/g, (entity, name: string) => entities[name] ?? entity);

/** Returns the value of a form field of a page. */
export const fieldOf = ({ text }: ReceivedPage, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';
