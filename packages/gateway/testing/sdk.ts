import { createCalls, type SdkCalls, type SdkOptions } from '@basin/sdk';
import { demoPassword } from '../src/demonstration/seed-accounts.ts';
import { identityCaller } from '../src/identity/testing.ts';
import type { TestGateway } from './gateway.ts';

/** Creates a guest's SDK for all systems of a gateway in this process. */
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

/** Creates an SDK and signs a customer of the demonstration accounts in with their password. */
export async function customerSdkOn(
  gateway: TestGateway,
  email: string,
  options: Partial<SdkOptions> = {},
): Promise<SdkCalls> {
  const sdk = sdkOn(gateway, options);
  const { tokens } = await identityCaller(gateway.identity).tokensFor(email, demoPassword);
  await sdk.session.signIn(tokens);
  return sdk;
}

/** Wraps a fetch and records the method, URL and body of each request. */
export function recordFetch(fetch: (request: Request) => Response | Promise<Response>) {
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

/** A logger that records its messages. */
export function recordingLogger() {
  const messages: string[] = [];
  const record = (message: string) => void messages.push(message);
  return { messages, logger: { warn: record, error: record } };
}
