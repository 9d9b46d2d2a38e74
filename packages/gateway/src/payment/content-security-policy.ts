import type { Context } from 'hono';

/** Allows a payment page its own inline script and style, its own forms, and the shop around it. */
export function setContentSecurityPolicy(c: Context, nonce: string, shopOrigin: string): void {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    "connect-src 'self'",
    `form-action 'self' ${shopOrigin}`, // browsers apply form-action to the redirect to the shop too
    `frame-ancestors ${shopOrigin}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ];
  c.header('Content-Security-Policy', policy.join('; '));
}
