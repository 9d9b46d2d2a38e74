import {
  changingResponse,
  changingRequest,
  nameOf,
  query,
  changingJson,
  withHeader,
  type PlantFault,
  type BrokenCopy,
} from './broken-copy.ts';

const tokens = /POST .*\/oauth\/token$/;
const validation = /oauth\/token\/validate/;
const active = /GET .*\/cart\/active/;

const withOtherMessage = changingResponse(
  active,
  changingJson((body) => ({ ...body, message: 'Unauthorized' })),
);

/** Returns the first token to everyone. */
const oneGuest: PlantFault = (send) => {
  let first: Response | undefined;
  return async (system, request) => {
    if (!tokens.test(nameOf(request))) return send(system, request);
    first ??= await send(system, request);
    return first.clone();
  };
};

const isJson = (text: string): boolean => {
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
};

const failsOnInvalidBodies: PlantFault = (send) => async (system, request) => {
  if (request.method !== 'POST' || isJson(await request.clone().text())) return send(system, request);
  return Response.json({ statusCode: 500, message: 'Internal server error' }, { status: 500 });
};

const allowEveryOrigin = (response: Response, request: Request): Response =>
  withHeader(
    'Access-Control-Allow-Credentials',
    'true',
  )(withHeader('Access-Control-Allow-Origin', request.headers.get('origin') ?? '*')(response));

const cached = 'a response with personal data is not cached, and its type cannot be sniffed';

/** Copies with faults in sessions and in the headers of every response. */
export const sessionCopies: readonly BrokenCopy[] = [
  [
    'the gId is ignored',
    'the same gId returns the same guest with the same cart',
    changingRequest(
      tokens,
      query((members) => members.delete('gId')),
    ),
  ],
  ['all guests are one', 'two guests share neither token nor cart', oneGuest],
  [
    'every scope is accepted',
    'a scope other than guest is rejected',
    changingRequest(
      tokens,
      query((members) => members.set('scope', 'guest')),
    ),
  ],
  [
    'every token is valid',
    'a tampered token is invalid',
    changingResponse(
      validation,
      changingJson(() => ({ data: { valid: true } }), 200),
    ),
  ],
  [
    'every token is invalid',
    'a new token is valid',
    changingResponse(
      validation,
      changingJson(() => ({ data: { valid: false } }), 200),
    ),
  ],
  [
    'the 401 has another message',
    'a missing and an invalid token are 401 with the two documented messages',
    withOtherMessage,
  ],
  [
    'the 401 has a body that no SDK recognises',
    'an SDK with an invalid token gets a new one and retries once',
    withOtherMessage,
  ],
  [
    'guests count as customers',
    'a guest is rejected',
    changingResponse(/customer\/me/, () => Response.json({ id: 'c', version: 1, email: 'a@example.com' })),
  ],
  ['an invalid body is a 500', 'a body that is not JSON or does not match its schema is 400', failsOnInvalidBodies],
  [
    'the X-Request-Id of a request is ignored',
    'a valid X-Request-Id is returned, an invalid one is not',
    changingResponse(active, withHeader('X-Request-Id', 'always-the-same')),
  ],
  [
    'a token never expires',
    'a guest token authorizes the other calls and expires',
    changingResponse(
      tokens,
      changingJson(({ data }) => ({ data: { ...(data as object), expires_in: 0 } })),
    ),
  ],
  ['a token may be cached', cached, changingResponse(tokens, withHeader('Cache-Control', 'public, max-age=600'))],
  [
    'responses lack Vary: Origin',
    'CORS does not allow credentials for other sites',
    changingResponse(active, withHeader('Access-Control-Allow-Origin', 'https://other-site.example')),
  ],
  ['a cart may be cached', cached, changingResponse(active, withHeader('Cache-Control', 'public, max-age=600'))],
  ['types may be sniffed', cached, changingResponse(active, withHeader('X-Content-Type-Options', 'guess'))],
  [
    'every site is allowed',
    'CORS does not allow credentials for other sites',
    changingResponse(active, allowEveryOrigin),
  ],
  [
    'a missing path is a page',
    'an unknown path or method is 404 or 405, as JSON',
    changingResponse(/no-such/, () => new Response('<h1>Not found</h1>', { status: 404 })),
  ],
];
