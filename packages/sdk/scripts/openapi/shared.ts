// The shared components that operations refer to.

export const securitySchemes = {
  guest: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'Any token: one of a guest (`POST /oauth/token?scope=guest`) or of a signed-in customer.',
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
    description: 'Name and password of an editor, for the preview of the author system; use it only on a server.',
  },
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'One value per user intent, reused for retries: repeating the same request returns the same response.',
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
    description: 'The id of the request in the log; generated when missing, and returned in the response.',
    schema: { type: 'string', pattern: '^[\\w.-]{1,100}$' },
  },
};

export const headers = {
  requestId: { description: 'The id of the request in the log.', schema: { type: 'string' } },
  retryAfter: { description: 'Seconds to wait before trying again.', schema: { type: 'string', pattern: '^\\d+$' } },
  limit: { description: 'Number of attempts per window.', schema: { type: 'string', pattern: '^\\d+$' } },
  remaining: { description: 'Number of attempts left in the window.', schema: { type: 'string', pattern: '^\\d+$' } },
  contentDisposition: {
    description: "The name of the file: `attachment; filename*=UTF-8''…`.",
    schema: { type: 'string' },
  },
};
