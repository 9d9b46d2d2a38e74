// What operations of the document refer to.

export const securitySchemes = {
  guest: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'Any token: that of a guest (`POST /oauth/token?scope=guest`) or of a signed-in customer.',
  },
  customer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The token of a signed-in customer, from the token endpoint of the identity provider.',
  },
  preview: {
    type: 'http',
    scheme: 'basic',
    description: 'Name and password of an editor, for the preview of the author system; only ever on a server.',
  },
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'One value per intent of the user, kept over repeats: the same request then gets the same answer.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
  example: '5b1f7a52-9f0e-4c1d-8f57-0c6a3f6f2f10',
};

export const parameters = {
  requiredIdempotencyKey: { ...idempotencyKey, required: true },
  optionalIdempotencyKey: { ...idempotencyKey, required: false },
  requestId: {
    name: 'X-Request-Id',
    in: 'header',
    required: false,
    description: 'An id to find the request by in the log; made when missing, and answered.',
    schema: { type: 'string', pattern: '^[\\w.-]{1,100}$' },
  },
};

export const headers = {
  requestId: { description: 'The id under which the request is in the log.', schema: { type: 'string' } },
  retryAfter: { description: 'In how many seconds to try again.', schema: { type: 'string', pattern: '^\\d+$' } },
  limit: { description: 'How many tries a window has.', schema: { type: 'string', pattern: '^\\d+$' } },
  remaining: { description: 'How many tries are left in it.', schema: { type: 'string', pattern: '^\\d+$' } },
  contentDisposition: {
    description: "The name of the file: `attachment; filename*=UTF-8''…`.",
    schema: { type: 'string' },
  },
};
