import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import { embedPolicyName } from '../app/shell/embeds/embed-policy.ts';
import { scriptPolicyName } from '../app/shell/analytics/event-names.ts';
import type { Environment } from './environment.ts';

/** Context variables that determine the policy of a response. */
export interface PolicyVariables {
  /** The nonce, set by `secureHeaders`. */
  secureHeadersNonce?: string;
  /** Hashes that replace the nonce on a page that visitors share. */
  scriptHashes?: readonly string[];
}

/** Builds the policy: the shop's own files, images and models, the payment frame, and scripts with the nonce. */
function contentSecurityPolicy(environment: Environment) {
  const origin = (url: string) => new URL(url).origin;
  const { system, url, origins: analyticsOrigins = [], policies = [] } = environment.analytics ?? {};
  const embedded = Object.values(environment.embeds).flatMap((embed) => embed.origins);
  const origins = [...analyticsOrigins, ...embedded];
  return {
    defaultSrc: ["'self'"],
    scriptSrc: [NONCE, "'strict-dynamic'", ...embedded],
    styleSrc: ["'self'", NONCE],
    connectSrc: [
      "'self'",
      origin(environment.imagesOrigin), // models
      ...origins,
      ...(system === 'endpoint' && url !== undefined ? [origin(url)] : []),
    ],
    imgSrc: ["'self'", 'data:', origin(environment.imagesOrigin), ...origins],
    frameSrc: [origin(environment.paymentOrigin), ...embedded],
    // a form may redirect to the identity provider or to the PayPal approval page
    formAction: ["'self'", origin(environment.identityOrigin), origin(environment.paymentOrigin)],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: [
      'cms',
      ...(environment.analytics ? [scriptPolicyName] : []),
      ...(embedded.length > 0 ? [embedPolicyName] : []),
      ...policies,
    ],
  };
}

/** Headers of every response. */
const fixedHeaders = {
  xFrameOptions: 'DENY',
  referrerPolicy: 'strict-origin-when-cross-origin',
  permissionsPolicy: { camera: [], microphone: [], payment: [], usb: [] },
};

/** Adds the security headers to every response, including errors and redirects, and sets a fresh nonce. */
export function securityHeaders(environment: Environment): MiddlewareHandler<{ Variables: PolicyVariables }> {
  const isSecure = environment.publicOrigin.startsWith('https:');
  const secure = secureHeaders({
    ...fixedHeaders,
    strictTransportSecurity: isSecure && 'max-age=31536000; includeSubDomains',
    contentSecurityPolicy: contentSecurityPolicy(environment),
  });
  return async (c, next) => {
    await secure(c, next);
    const { scriptHashes, secureHeadersNonce } = c.var;
    if (scriptHashes) allowScriptsByHash(c.res.headers, scriptHashes, secureHeadersNonce ?? '');
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'private, no-store');
  };
}

/**
 * Allows a page's inline scripts by their hashes instead of the nonce, and all scripts of the shop: unlike a nonce, a
 * hash does not extend to the modules that a script imports.
 */
function allowScriptsByHash(headers: Headers, hashes: readonly string[], nonce: string): void {
  const policy = headers.get('Content-Security-Policy') ?? '';
  const named = hashes.map((hash) => `'${hash}'`).join(' ');
  const withHashes = policy
    .replace(`script-src 'nonce-${nonce}' 'strict-dynamic'`, `script-src 'self' ${named}`)
    .replaceAll(` 'nonce-${nonce}'`, '');
  headers.set('Content-Security-Policy', withHashes);
}
