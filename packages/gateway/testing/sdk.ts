import { createCalls, type SdkCalls, type SdkOptions } from '@basin/sdk';
import { DEMO_PASSWORD } from '../src/demonstration/seed-accounts.ts';
import { identityCaller } from '../src/identity/testing.ts';
import type { TestGateway } from './gateway.ts';

/** A guest's SDK on a gateway in this process, all its systems included. */
export function sdkOn(gateway: TestGateway, options: Partial<SdkOptions> = {}): SdkCalls {
  const { fetch, author, identity, now } = gateway;
  return createCalls({
    gatewayUrl: 'http://gateway.test/api',
    authorUrl: 'http://author.test',
    identityUrl: 'http://identity.test',
    fetch: { gateway: fetch, author: author.fetch, identity: identity.fetch },
    now,
    ...options,
  });
}

/** The SDK of a customer of the demonstration accounts, signed in all the way from the password. */
export async function customerSdkOn(
  gateway: TestGateway,
  email: string,
  options: Partial<SdkOptions> = {},
): Promise<SdkCalls> {
  const sdk = sdkOn(gateway, options);
  const { tokens } = await identityCaller(gateway.identity).tokensFor(email, DEMO_PASSWORD);
  await sdk.session.signIn(tokens);
  return sdk;
}

/** Keeps what passes a fetch: method, path with query, and body. */
export function recording(fetch: (request: Request) => Response | Promise<Response>) {
  const requests: { method: string; url: URL; body: unknown }[] = [];
  return {
    requests,
    fetch: async (request: Request): Promise<Response> => {
      const text = await request.clone().text();
      const isJson = request.headers.get('content-type') === 'application/json' && text !== '';
      requests.push({ method: request.method, url: new URL(request.url), body: isJson ? JSON.parse(text) : text });
      return fetch(request);
    },
  };
}

/** A logger that keeps what it is given. */
export function keepingLogger() {
  const messages: string[] = [];
  const keep = (message: string) => void messages.push(message);
  return { messages, logger: { warn: keep, error: keep } };
}
