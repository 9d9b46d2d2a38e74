import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { Authorization } from './authorize.ts';
import { newSecret } from './secret.ts';

/**
 * A page that posts the answer to the page that has it in a frame, and to no page of another origin than the client's
 * own. A page cannot read a redirect, so this is how it gets its code.
 */
export function postingPage(c: Context, { redirectUri, members }: Authorization): Response | Promise<Response> {
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
