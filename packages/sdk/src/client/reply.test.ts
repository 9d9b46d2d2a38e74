import * as z from 'zod/mini';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { fileReply } from '../contract/file-reply.ts';
import { call } from '../contract/call.ts';
import { createClient } from './create-client.ts';
import { ConflictError, HttpError, nullOn } from './errors.ts';
import type { Fetch } from './send.ts';
import { jsonResponse, baseURL, cart, clientOf, failureOf, tree, withServer } from './testing.ts';

describe('responses', () => {
  test('a response of the wrong shape is a contract error that names the member', async () => {
    const error = await failureOf(clientOf(() => jsonResponse({ ...cart, version: 'three' })).cart.active());
    expect(error).toMatchObject({ kind: 'contract', direction: 'reply', status: 200, issues: [{ path: 'version' }] });
  });

  test('a response can have members that are not in the contract', async () => {
    expect(await clientOf(() => jsonResponse({ ...cart, brandNew: 1 })).cart.active()).toMatchObject({ id: 'c-1' });
  });

  test.each([
    ['HTML', '<html></html>', 'text/html'],
    ['no type', '{}', ''],
    ['another charset', JSON.stringify(cart), 'application/json; charset=latin1'],
    ['cut off', JSON.stringify(cart).slice(0, -2), 'application/json'],
    ['empty', '', 'application/json'],
    ['two JSON values', '{}{}', 'application/json'],
    ['invalid UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'application/json'],
    ['huge', ' '.repeat(5 * 1024 * 1024), 'application/json'],
    ['null', 'null', 'application/json'],
  ])('a response without readable JSON (%s) is a contract error', async (_, body, type) => {
    const fetch: Fetch = () => new Response(body, { headers: type ? { 'Content-Type': type } : {} });
    expect(await failureOf(clientOf(fetch).cart.active())).toMatchObject({ kind: 'contract', direction: 'reply' });
  });

  test('the message about an HTML page, as from a wrong base URL, says what to check', async () => {
    const fetch: Fetch = () => new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } });
    const { message } = await failureOf(clientOf(fetch).cart.active());
    expect(message).toContain('it is not JSON; check the base URL');
  });

  test('the message about a 404 without a described reason names the base URL, without its query', async () => {
    const fetch: Fetch = () => new Response('404 page not found', { status: 404 });
    const url = 'https://api.example/v7?key=secret';
    const { message } = await failureOf(clientOf(fetch, { baseURL: url }).cart.active());
    expect(message).toMatch(
      /^cart\.active was rejected \(404\): not found; check the base URL https:\/\/api\.example\/v7\. \[request/,
    );
    const described = await failureOf(clientOf(() => jsonResponse({ message: 'no' }, 404)).cart.active());
    expect(described.message).toContain('(404): not found. [request');
  });

  test('the message about a redirect, or about another success, names the base URL', async () => {
    const redirectInBrowser = Object.defineProperty(new Response(null), 'status', { value: 0 });
    const replies = [Response.redirect('https://api.example/'), redirectInBrowser, new Response(null, { status: 204 })];
    for (const reply of replies) {
      const { message } = await failureOf(clientOf(() => reply, { baseURL: 'http://api.example' }).cart.active());
      expect(message).toContain(`was rejected (${reply.status}); check the base URL http://api.example. [request`);
    }
  });

  test('the message about a page that is missing does not ask to check the base URL', async () => {
    const client = clientOf(() => new Response('<html></html>', { status: 404 }));
    const { message } = await failureOf(client.content.pageModel({ params: { pagePath: '/en/none' } }));
    expect(message).toContain('content.pageModel was rejected (404): not found. [request');
  });

  test('a response without a cart is a 404, whatever its status', async () => {
    for (const status of [200, 404, 400]) {
      const client = clientOf(() => jsonResponse({ cartExists: false, message: 'No active cart' }, status));
      expect(await client.cart.active().catch(nullOn(404))).toBeNull();
    }
  });

  test('SDK-109 an error response is passed on with its body unchanged', async () => {
    const body = { statusCode: 400, message: 'no', errors: [{ code: 'OutOfStock', skus: ['BX-1'] }] };
    const error = await failureOf(clientOf(() => jsonResponse(body, 400)).cart.active());
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      status: 400,
      code: 'OutOfStock',
      message: expect.stringContaining('cart.active was rejected (400 OutOfStock)') as string,
    });
    expect(error).toHaveProperty('body', body);
  });

  test('a conflict has the current version', async () => {
    const body = {
      statusCode: 409,
      message: 'm',
      errors: [{ code: 'ConcurrentModification', message: 'm', currentVersion: 13 }],
    };
    const error = await failureOf(
      clientOf(() => jsonResponse(body, 409)).cart.update({ body: { actions: [{ action: 'calculateTax' }] } }),
    );
    expect(error).toBeInstanceOf(ConflictError);
    expect(error).toMatchObject({ kind: 'conflict', currentVersion: 13 });
  });

  test('a response with an undocumented success status is an error', async () => {
    const strict = call({
      number: 1,
      system: 'gateway',
      method: 'POST',
      path: '/x',
      auth: 'guest',
      response: z.object({}),
      status: [201],
    });
    const client = createClient({ a: { strict } }, { baseURL, fetch: () => jsonResponse({}) });
    expect(await failureOf(client.a.strict())).toMatchObject({ kind: 'http', status: 200 });
  });

  test('a file response has the name in its header', async () => {
    const file = call({ number: 1, system: 'gateway', method: 'GET', path: '/x', auth: 'guest', ...fileReply });
    const disposition = `attachment; filename="plain.pdf"; filename*=UTF-8''Prix%20d%C3%A9t%C3%A9.pdf`;
    const fetch: Fetch = () =>
      new Response('PDF', { headers: { 'Content-Disposition': disposition, 'Content-Type': 'application/pdf' } });
    const { blob, filename } = await createClient({ a: { file } }, { baseURL, fetch }).a.file();
    expect([await blob.text(), blob.type, filename]).toEqual(['PDF', 'application/pdf', 'Prix dété.pdf']);
  });

  test('an endless response is aborted after 4 MB, together with its connection', async () => {
    let written = 0;
    let closed: Promise<unknown> | undefined;
    const listener: RequestListener = (_, response) => {
      closed = once(response, 'close');
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const chunk = Buffer.alloc(256 * 1024, ' ');
      const write = (): void => {
        while (!response.destroyed && response.write(chunk)) written += chunk.byteLength;
        written += chunk.byteLength;
      };
      response.on('drain', write);
      write();
    };
    const error = await withServer(listener, async (url) => {
      const failure = await failureOf(createClient(tree, { baseURL: url }).cart.active());
      await closed;
      return failure;
    });
    expect(error).toMatchObject({ kind: 'contract', issues: [{ problem: 'too large' }] });
    expect(written).toBeLessThan(24 * 1024 * 1024); // including the buffers between the two
  });

  test('a redirect is not followed', async () => {
    const requested: string[] = [];
    const error = await withServer(
      (request, response) => {
        requested.push(request.url ?? '');
        response.writeHead(302, { location: '/elsewhere' }).end();
      },
      (url) => failureOf(createClient(tree, { baseURL: url }).cart.active()),
    );
    expect(error).toMatchObject({ kind: 'http', status: 302 });
    expect(requested).toEqual(['/cart/active']);
  });
});
