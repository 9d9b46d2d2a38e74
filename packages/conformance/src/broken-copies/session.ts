import { answering, asking, nameOf, query, saying, withHeader, type Break, type BrokenCopy } from './break.ts';

const tokens = /POST .*\/oauth\/token$/;
const validation = /oauth\/token\/validate/;
const active = /GET .*\/cart\/active/;

const unworded = answering(
  active,
  saying((body) => ({ ...body, message: 'Unauthorized' })),
);

/** The first token is everybody's. */
const oneGuest: Break = (send) => {
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

const failsOnNonsense: Break = (send) => async (system, request) => {
  if (request.method !== 'POST' || isJson(await request.clone().text())) return send(system, request);
  return Response.json({ statusCode: 500, message: 'Internal server error' }, { status: 500 });
};

const letsEveryoneIn = (answer: Response, request: Request): Response =>
  withHeader(
    'Access-Control-Allow-Credentials',
    'true',
  )(withHeader('Access-Control-Allow-Origin', request.headers.get('origin') ?? '*')(answer));

const cached = 'a reply with personal values is kept by no cache, and is read as JSON and nothing else';

/** Copies that are wrong about who asks, and in what every answer carries. */
export const sessionCopies: readonly BrokenCopy[] = [
  [
    'the gId is not looked at',
    'the same gId brings the same guest back, with the cart',
    asking(
      tokens,
      query((members) => members.delete('gId')),
    ),
  ],
  ['all guests are one', 'two guests have nothing in common', oneGuest],
  [
    'every scope is good',
    'a scope other than guest is refused',
    asking(
      tokens,
      query((members) => members.set('scope', 'guest')),
    ),
  ],
  [
    'every token is valid',
    'a token that was tampered with is not valid',
    answering(
      validation,
      saying(() => ({ data: { valid: true } }), 200),
    ),
  ],
  [
    'no token is valid',
    'a good token is valid',
    answering(
      validation,
      saying(() => ({ data: { valid: false } }), 200),
    ),
  ],
  [
    'the 401 is worded otherwise',
    'without a token, or with a broken one, it is 401 in the two known messages',
    unworded,
  ],
  [
    'the 401 is one that no SDK knows',
    'an SDK whose token is no longer good gets a new one and asks again, once',
    unworded,
  ],
  [
    'a guest is a customer',
    'a guest may not',
    answering(/customer\/me/, () => Response.json({ id: 'c', version: 1, email: 'a@example.com' })),
  ],
  ['nonsense is a failure', 'a body that is no JSON, or not as agreed, is 400', failsOnNonsense],
  [
    'X-Request-Id is its own',
    'the X-Request-Id of a request comes back; one that is no id does not',
    answering(active, withHeader('X-Request-Id', 'always-the-same')),
  ],
  [
    'a token has no end',
    'the token of a guest opens the other calls',
    answering(
      tokens,
      saying(({ data }) => ({ data: { ...(data as object), expires_in: 0 } })),
    ),
  ],
  ['a token may be cached', cached, answering(tokens, withHeader('Cache-Control', 'public, max-age=600'))],
  [
    'an answer for one site is an answer for all',
    'pages of other sites are not let in with credentials',
    answering(active, withHeader('Access-Control-Allow-Origin', 'https://stranger.example')),
  ],
  ['a cart may be cached', cached, answering(active, withHeader('Cache-Control', 'public, max-age=600'))],
  ['types may be guessed', cached, answering(active, withHeader('X-Content-Type-Options', 'guess'))],
  ['every site is let in', 'pages of other sites are not let in with credentials', answering(active, letsEveryoneIn)],
  [
    'a missing path is a page',
    'a path or method that the contract has not is 404 or 405, as JSON',
    answering(/no-such/, () => new Response('<h1>Not found</h1>', { status: 404 })),
  ],
];
