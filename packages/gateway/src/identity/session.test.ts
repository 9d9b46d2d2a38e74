import { decodeJwt } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';

const gateway = await testGateway();
afterAll(() => gateway.close());

const post = async (path: string, token?: string) => {
  const headers: HeadersInit = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await gateway.fetch(new Request(`http://gateway.test${path}`, { method: 'POST', headers }));
  return {
    status: response.status,
    body: (await response.json()) as { data: Record<string, unknown>; message?: string },
  };
};
const guest = async (query = '') => {
  const { body } = await post(`/oauth/token?scope=guest${query}`);
  return { token: String(body.data.access_token), anonymousId: String(body.data.anonymousId) };
};

test('GW-001 a guest token is returned with its lifetime and the guest id', async () => {
  const { status, body } = await post('/api/oauth/token?scope=guest&channel=KOUS');
  expect(status).toBe(200);
  expect(body.data).toEqual({
    access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
    token_type: 'Bearer',
    expires_in: 86_400,
    anonymousId: expect.any(String) as string,
  });
});

test('GW-001 a request with an issued gId gets a token for the same guest', async () => {
  const first = await guest();
  expect((await guest(`&gId=${first.anonymousId}`)).anonymousId).toBe(first.anonymousId);
  expect((await guest()).anonymousId).not.toBe(first.anonymousId);
});

test('GW-001 a guest token names the requested channel, and KOUS when none is requested', async () => {
  const channelOf = ({ token }: { token: string }) => decodeJwt(token).channel;
  expect(channelOf(await guest('&channel=KOCA'))).toBe('KOCA');
  expect(channelOf(await guest())).toBe('KOUS');
});

test('GW-001 a token request with a scope other than guest is rejected', async () => {
  expect((await post('/oauth/token?scope=customer')).status).toBe(400);
  expect((await post('/oauth/token')).status).toBe(400);
});

test('GW-002 validation reports a genuine token as valid, a forged or expired one as invalid', async () => {
  const { token } = await guest();
  expect(await post('/oauth/token/validate', token)).toEqual({ status: 200, body: { data: { valid: true } } });
  expect(await post('/oauth/token/validate', `${token}x`)).toEqual({ status: 200, body: { data: { valid: false } } });
  gateway.pass(86_400_000);
  expect(await post('/oauth/token/validate', token)).toEqual({ status: 200, body: { data: { valid: false } } });
});

test('GW-020 validation without a token is rejected', async () => {
  const { status, body } = await post('/oauth/token/validate');
  expect([status, body.message]).toEqual([401, 'JWT not present.']);
});
