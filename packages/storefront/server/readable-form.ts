import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { readingMethods } from './same-origin.ts';

const maxBytes = 64 * 1024;
const formType = 'application/x-www-form-urlencoded';

/** Answers 415 to what is sent and is no form of ours, and 413 to a form that is too long, before a page reads it. */
export function readableForm(): MiddlewareHandler {
  const limit = bodyLimit({ maxSize: maxBytes, onError: (c) => c.text('This form is too long.', 413) });
  return async (c, next) => {
    if (readingMethods.has(c.req.method)) return next();
    const [type = ''] = (c.req.header('Content-Type') ?? '').split(';');
    if (type.trim().toLowerCase() !== formType) return c.text('Only a form can be read here.', 415);
    return limit(c, next);
  };
}
