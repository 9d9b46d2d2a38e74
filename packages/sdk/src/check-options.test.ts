import { expect, test } from 'vitest';
import { createCalls, type SdkOptions } from './index.ts';

const gatewayUrl = 'https://gateway.example/api';

test.each<[Record<string, unknown> | undefined, string]>([
  [{ gatewayUrl: 'localhost:4000' }, "gatewayUrl must be an absolute URL, got 'localhost:4000'"],
  [{ gatewayUrl: '/api' }, "gatewayUrl must be an absolute URL, got '/api'"],
  [{ gatewayUrl: 'ftp://pat:secret@files.example' }, "gatewayUrl must be an absolute URL, got 'ftp://…@files.example'"],
  [{ gatewayUrl, authorUrl: 'author' }, "authorUrl must be an absolute URL, got 'author'"],
  [{ gatewayUrl, identityUrl: 7 }, 'identityUrl must be an absolute URL, got 7'],
  [{ gatewayUrl, timeoutMs: { gateway: -1 } }, 'timeoutMs.gateway must be a number of milliseconds above 0, got -1'],
  [{ gatewayUrl, timeoutMs: 5000 }, 'timeoutMs must be an object such as { gateway }, got 5000'],
  [{ gatewayUrl, fetch: null }, 'fetch must be an object such as { gateway }, got null'],
  [{ gatewayUrl, fetch: { author: 'x' } }, "fetch.author must be a function, got 'x'"],
  [{ gatewayUrl, tokens: {} }, 'tokens must be a token store, got object'],
  [{ gatewayUrl, tokens: { read: () => undefined } }, 'tokens must be a token store, got object'],
  [{ gatewayUrl, tokens: null }, 'tokens must be a token store, got null'],
  [{ gatewayUrl, locale: 'fr-CA' }, "locale must be one of en, fr, got 'fr-CA'"],
  [undefined, 'options must be an object such as { gatewayUrl }, got undefined'],
  [{}, 'gatewayUrl is missing. Pass it, or a site with general.apimHost.'],
])('createCalls(%j) throws: %s', (options, message) => {
  expect(() => createCalls(options as SdkOptions)).toThrow(new TypeError(message));
});
