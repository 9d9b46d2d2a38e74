import { addition, cartWith } from '../carts.ts';
import type { Check } from '../check.ts';
import { checksOf } from '../check.ts';
import { expectSame, expectThat } from '../verdict.ts';

const otherSite = 'https://other-site.example';

/** Headers that every response must or must not have. */
export const headerChecks: readonly Check[] = checksOf('headers', [
  [
    'cart.active',
    'a valid X-Request-Id is returned, an invalid one is not',
    async (visit) => {
      const shopper = await visit.visitor();
      const id = crypto.randomUUID();
      const { headers } = await shopper.call('cart.active', { headers: { 'X-Request-Id': id } });
      expectSame(headers.get('x-request-id'), id, 'X-Request-Id');
      const hostile = '<script>alert(1)</script>';
      const other = await shopper.call('cart.active', { headers: { 'X-Request-Id': hostile } });
      expectThat(other.headers.get('x-request-id') !== hostile, 'a script was returned as X-Request-Id');
    },
  ],
  [
    'cart.create',
    'a response with personal data is not cached, and its type cannot be sniffed',
    async (visit) => {
      const { first } = await visit.buyableProducts();
      const guest = await visit.guest();
      await cartWith(guest, addition(first));
      const token = await visit.call('session.createGuestToken', { query: { scope: 'guest' } });
      const rejection = await guest.call('cart.get', { params: { id: 'none' } });
      for (const { call, headers } of [token, await guest.call('cart.active'), rejection]) {
        const caching = headers.get('cache-control') ?? '';
        expectThat(/no-store|private/.test(caching), `Cache-Control of ${call} is "${caching}"`);
        expectSame(headers.get('x-content-type-options'), 'nosniff', `X-Content-Type-Options of ${call}`);
        const type = headers.get('content-type') ?? '';
        expectThat(type.startsWith('application/json'), `the content type of ${call} is "${type}"`);
      }
    },
  ],
  [
    'cart.active',
    'CORS does not allow credentials for other sites',
    async (visit) => {
      const { headers } = await (await visit.visitor()).call('cart.active', { headers: { Origin: otherSite } });
      const allowed = headers.get('access-control-allow-origin');
      const withCredentials = headers.get('access-control-allow-credentials') === 'true';
      expectThat(!(withCredentials && allowed === otherSite), 'any site may read with the shopper’s credentials');
      expectThat(!(withCredentials && allowed === '*'), 'every site may read with credentials');
      const varies = (headers.get('vary') ?? '').toLowerCase().includes('origin');
      expectThat(
        allowed === null || allowed === '*' || varies,
        'a response for one site may be cached for another (Vary)',
      );
    },
  ],
  [
    'cart.get',
    'an error response reveals no internals of the gateway',
    async (visit) => {
      const shopper = await visit.visitor();
      for (const id of ["1' or '1'='1", '00000000', 'null', 'x'.repeat(200)]) {
        const { body } = await shopper.call('cart.get', { params: { id } });
        expectThat(!showsSource(JSON.stringify(body)), 'the body shows source code');
      }
    },
  ],
  [
    'cart.active',
    'an unknown path or method is 404 or 405, as JSON',
    async (visit) => {
      const { token } = await visit.visitor();
      const headers = { Authorization: `Bearer ${token}` };
      for (const [method, path] of [
        ['GET', `/no-such-${visit.suffix}`],
        ['PUT', '/cart/active'],
        ['PATCH', '/cart/v2/items'],
      ] as const) {
        const url = visit.settings.gatewayUrl.replace(/\/$/, '') + path;
        const response = await visit.send('gateway', new Request(url, { method, headers }));
        expectThat([404, 405].includes(response.status), `${method} ${path} returned ${response.status}`);
        expectThat(
          response.headers.get('content-type')?.includes('json') ?? false,
          `${method} ${path} did not return JSON`,
        );
      }
    },
  ],
]);

/** Whether a text contains a source line, a package folder or an SQL statement. */
const showsSource = (text: string): boolean =>
  /\.(?:[cm]?[jt]s|java|py|rb|php|go|cs):\d|node_modules/i.test(text) ||
  (/\bselect /i.test(text) && / from /i.test(text));
