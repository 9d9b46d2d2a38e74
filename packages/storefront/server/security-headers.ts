import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Environment } from './environment.ts';

/** What a page may load: its own files, our images and models, the payment frame, and scripts that carry the nonce. */
export function contentSecurityPolicy(nonce: string, environment: Environment): string {
  const origin = (url: string) => new URL(url).origin;
  return Object.entries({
    'default-src': "'self'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'connect-src': `'self' ${origin(environment.imagesOrigin)}`, // models
    'img-src': `'self' data: ${origin(environment.imagesOrigin)}`,
    'frame-src': origin(environment.paymentOrigin),
    'form-action': `'self' ${origin(environment.identityOrigin)}`,
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'cms',
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

/** On every answer, whatever is in it. */
export const fixedHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=()',
};

/** Puts the security headers on every response, errors and redirects included, and a fresh nonce in `c.var.nonce`. */
export function securityHeaders(environment: Environment): MiddlewareHandler<{ Variables: { nonce?: string } }> {
  const isSecure = environment.publicOrigin.startsWith('https:');
  return async (c, next) => {
    const nonce = randomBytes(16).toString('base64');
    c.set('nonce', nonce);
    await next();
    for (const [name, value] of Object.entries(fixedHeaders)) c.res.headers.set(name, value);
    c.res.headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, environment));
    if (isSecure) c.res.headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'private, no-store');
  };
}
