import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { AuthorizationResponse } from './authorize.ts';
import { newSecret } from './secret.ts';

/**
 * Renders a page that posts the authorization response to the page that embeds it, if that is of the client's origin. A
 * page cannot read a redirect in a frame, so it gets its code this way.
 */
export function postMessagePage(
  c: Context,
  { redirectUri, members }: AuthorizationResponse,
): Response | Promise<Response> {
  const [{ origin }, nonce] = [new URL(redirectUri), newSecret()];
  const policy = ["default-src 'none'", `script-src 'nonce-${nonce}'`, `frame-ancestors ${origin}`, "base-uri 'none'"];
  c.header('Content-Security-Policy', policy.join('; '));
  c.header('Cache-Control', 'no-store');
  const post = `parent.postMessage(${JSON.stringify(members)}, ${JSON.stringify(origin)})`.replaceAll('<', '\\u003c');
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <title>Signing in</title>
        <script nonce="${nonce}">
          ${raw(post)};
        </script>
      </html>`,
  );
}
