import { inject } from 'vitest';

/** A response that came at the end of its redirects. */
export interface Answer {
  readonly status: number;
  readonly path: string;
  /** The page as text, its entities decoded. */
  readonly text: string;
  readonly isPage: boolean;
  /** Every status on the way. */
  readonly statuses: readonly number[];
}

type Fields = Readonly<Record<string, string>>;

/** A shopper without scripts, for tests of many requests: follows redirects as a browser does and keeps its cookies. */
export class HttpShopper {
  readonly #cookies: Map<string, string>;

  readonly #origin: string;

  constructor(cookies: ReadonlyMap<string, string> = new Map(), origin = inject('shopOrigin')) {
    this.#cookies = new Map(cookies);
    this.#origin = origin;
  }

  /** Another browser with the same cookies. */
  copy = (): HttpShopper => new HttpShopper(this.#cookies, this.#origin);

  /** What the browser sends back. */
  cookies = (): ReadonlyMap<string, string> => this.#cookies;

  get = (path: string): Promise<Answer> => this.#send(path, 'GET', undefined, []);

  post = (path: string, fields: Fields): Promise<Answer> =>
    this.#send(path, 'POST', new URLSearchParams(fields).toString(), []);

  async #send(path: string, method: string, body: string | undefined, before: readonly number[]): Promise<Answer> {
    const origin = this.#origin;
    const response = await fetch(new URL(path, origin), {
      method,
      redirect: 'manual',
      headers: {
        Cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
        ...(body !== undefined && { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' }),
      },
      ...(body !== undefined && { body }),
    });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    const statuses = [...before, response.status];
    const text = await response.text();
    const location = response.headers.get('Location');
    if (location === null || statuses.length > 6) return answerFrom(response, path, text, statuses);
    const next = location.split('#', 1).join('');
    return response.status === 307
      ? this.#send(next, method, body, statuses)
      : this.#send(next, 'GET', undefined, statuses);
  }

  #keep(setCookie: string): void {
    const [pair = ''] = setCookie.split(';', 1);
    const separator = pair.indexOf('=');
    this.#cookies.set(pair.slice(0, separator), pair.slice(separator + 1));
  }
}

const answerFrom = (response: Response, path: string, text: string, statuses: readonly number[]): Answer => ({
  status: response.status,
  path,
  text: decoded(text),
  isPage: response.headers.get('Content-Type')?.startsWith('text/html') ?? false,
  statuses,
});

const entities: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" };
const decoded = (html: string): string =>
  html.replaceAll(/&(quot|amp|lt|gt|#x27);/g, (entity, name: string) => entities[name] ?? entity);

/** The value of a form's field on a page. */
export const fieldOf = ({ text }: Answer, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';
