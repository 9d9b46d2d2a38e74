import { addition, cartWith } from '../carts.ts';
import type { Truth } from '../truth.ts';
import { truthsOf } from '../truth.ts';
import { expectSame, expectThat } from '../verdict.ts';

const STRANGER = 'https://stranger.example';

/** What every answer carries, and what none may. */
export const headerTruths: readonly Truth[] = truthsOf('headers', [
  [
    'cart.active',
    'the X-Request-Id of a request comes back; one that is no id does not',
    async (visit) => {
      const shopper = await visit.visitor();
      const id = crypto.randomUUID();
      const { headers } = await shopper.ask('cart.active', { headers: { 'X-Request-Id': id } });
      expectSame(headers.get('x-request-id'), id, 'X-Request-Id');
      const hostile = '<script>alert(1)</script>';
      const other = await shopper.ask('cart.active', { headers: { 'X-Request-Id': hostile } });
      expectThat(other.headers.get('x-request-id') !== hostile, 'a script came back as X-Request-Id');
    },
  ],
  [
    'cart.create',
    'a reply with personal values is kept by no cache, and is read as JSON and nothing else',
    async (visit) => {
      const { first } = await visit.goods();
      const guest = await visit.guest();
      await cartWith(guest, addition(first));
      const token = await visit.ask('session.createGuestToken', { query: { scope: 'guest' } });
      const refusal = await guest.ask('cart.get', { params: { id: 'none' } });
      for (const { call, headers } of [token, await guest.ask('cart.active'), refusal]) {
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
    'pages of other sites are not let in with credentials',
    async (visit) => {
      const { headers } = await (await visit.visitor()).ask('cart.active', { headers: { Origin: STRANGER } });
      const allowed = headers.get('access-control-allow-origin');
      const withCredentials = headers.get('access-control-allow-credentials') === 'true';
      expectThat(!(withCredentials && allowed === STRANGER), 'any site may read with the shopper’s credentials');
      expectThat(!(withCredentials && allowed === '*'), 'every site may read with credentials');
      const varies = (headers.get('vary') ?? '').toLowerCase().includes('origin');
      expectThat(
        allowed === null || allowed === '*' || varies,
        'an answer for one site may be kept for another (Vary)',
      );
    },
  ],
  [
    'cart.get',
    'a refusal tells nothing of how the gateway is made',
    async (visit) => {
      const shopper = await visit.visitor();
      for (const id of ["1' or '1'='1", '00000000', 'null', 'x'.repeat(200)]) {
        const { body } = await shopper.ask('cart.get', { params: { id } });
        expectThat(!showsSource(JSON.stringify(body)), 'it shows its source');
      }
    },
  ],
  [
    'cart.active',
    'a path or method that the contract has not is 404 or 405, as JSON',
    async (visit) => {
      const { token } = await visit.visitor();
      const headers = { Authorization: `Bearer ${token}` };
      for (const [method, path] of [
        ['GET', `/no-such-${visit.mark}`],
        ['PUT', '/cart/active'],
        ['PATCH', '/cart/v2/items'],
      ] as const) {
        const url = visit.settings.gatewayUrl.replace(/\/$/, '') + path;
        const response = await visit.send('gateway', new Request(url, { method, headers }));
        expectThat([404, 405].includes(response.status), `${method} ${path} answered ${response.status}`);
        expectThat(
          response.headers.get('content-type')?.includes('json') ?? false,
          `${method} ${path} did not answer JSON`,
        );
      }
    },
  ],
]);

/** A line of a source file, a folder of packages, or a statement of SQL. */
const showsSource = (text: string): boolean =>
  /\.(?:[cm]?[jt]s|java|py|rb|php|go|cs):\d|node_modules/i.test(text) ||
  (/\bselect /i.test(text) && / from /i.test(text));
