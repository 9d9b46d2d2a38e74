import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import { embedPolicyName } from '../app/shell/embeds/embed-policy.ts';
import { scriptPolicyName } from '../app/shell/analytics/event-names.ts';
import type { Environment } from './environment.ts';

/** What the policy of a response is made of. */
export interface PolicyVariables {
  /** Where `secureHeaders` keeps the nonce. */
  secureHeadersNonce?: string;
  /** In place of the nonce for a page that many visitors get. */
  scriptHashes?: readonly string[];
}

/** What a page may load: its own files, our images and models, the payment frame, and scripts that carry the nonce. */
function contentSecurityPolicy(environment: Environment) {
  const origin = (url: string) => new URL(url).origin;
  const { system, url, origins: counted = [], policies = [] } = environment.analytics ?? {};
  const embedded = Object.values(environment.embeds).flatMap((embed) => embed.origins);
  const origins = [...counted, ...embedded];
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
    // a form may lead on to the identity provider, or to the page where PayPal is approved
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

/** On every answer, whatever is in it. */
const fixedHeaders = {
  xFrameOptions: 'DENY',
  referrerPolicy: 'strict-origin-when-cross-origin',
  permissionsPolicy: { camera: [], microphone: [], payment: [], usb: [] },
};

/** Puts the security headers on every response, errors and redirects included, and a fresh nonce in its variables. */
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
    if (scriptHashes) nameScripts(c.res.headers, scriptHashes, secureHeadersNonce ?? '');
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'private, no-store');
  };
}

/**
 * Allows a page's own inline scripts by their hashes in place of the nonce, and what they import from the shop: a hash,
 * unlike a nonce, is not handed on to what a script imports.
 */
function nameScripts(headers: Headers, hashes: readonly string[], nonce: string): void {
  const policy = headers.get('Content-Security-Policy') ?? '';
  const named = hashes.map((hash) => `'${hash}'`).join(' ');
  const withHashes = policy
    .replace(`script-src 'nonce-${nonce}' 'strict-dynamic'`, `script-src 'self' ${named}`)
    .replaceAll(` 'nonce-${nonce}'`, '');
  headers.set('Content-Security-Policy', withHashes);
}
