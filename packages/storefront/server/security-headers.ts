import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { Environment } from './environment.ts';

/** Where `secureHeaders` keeps the nonce of a response. */
export interface NonceVariables {
  readonly secureHeadersNonce?: string;
}

/** What a page may load: its own files, our images and models, the payment frame, and scripts that carry the nonce. */
function contentSecurityPolicy(environment: Environment) {
  const origin = (url: string) => new URL(url).origin;
  return {
    defaultSrc: ["'self'"],
    scriptSrc: [NONCE, "'strict-dynamic'"],
    styleSrc: ["'self'", NONCE],
    connectSrc: ["'self'", origin(environment.imagesOrigin)], // models
    imgSrc: ["'self'", 'data:', origin(environment.imagesOrigin)],
    frameSrc: [origin(environment.paymentOrigin)],
    // a form may lead on to the identity provider, or to the page where PayPal is approved
    formAction: ["'self'", origin(environment.identityOrigin), origin(environment.paymentOrigin)],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['cms'],
  };
}

/** On every answer, whatever is in it. */
const fixedHeaders = {
  xFrameOptions: 'DENY',
  referrerPolicy: 'strict-origin-when-cross-origin',
  permissionsPolicy: { camera: [], microphone: [], payment: [], usb: [] },
};

/** Puts the security headers on every response, errors and redirects included, and a fresh nonce in its variables. */
export function securityHeaders(environment: Environment): MiddlewareHandler<{ Variables: NonceVariables }> {
  const isSecure = environment.publicOrigin.startsWith('https:');
  const secure = secureHeaders({
    ...fixedHeaders,
    strictTransportSecurity: isSecure && 'max-age=31536000; includeSubDomains',
    contentSecurityPolicy: contentSecurityPolicy(environment),
  });
  return async (c, next) => {
    await secure(c, next);
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'private, no-store');
  };
}
