import { Hono } from 'hono';
import type { Env } from '../serve-calls.ts';
import { readOpenApi, type SystemOrigins } from './open-api.ts';
import { referencePage } from './reference-page.ts';
import { referenceStyle } from './reference-style.ts';

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the OpenAPI document of the gateway, and a page that renders it. */
export function createReference(origins: SystemOrigins): Hono<Env> {
  const app = new Hono<Env>();
  let rendered: ReturnType<typeof render> | undefined;
  // rendered on the first request, which keeps the start fast
  const renderOnce = () => (rendered ??= render(origins));
  app.get('/openapi.json', (c) =>
    c.body(renderOnce().document, 200, { 'Content-Type': 'application/json', ...cacheHeaders }),
  );
  app.get('/reference', (c) => c.html(renderOnce().page, 200, { 'Content-Security-Policy': policy, ...cacheHeaders }));
  app.get('/reference.css', (c) => c.body(referenceStyle, 200, { 'Content-Type': 'text/css', ...cacheHeaders }));
  return app;
}

const cacheHeaders = { 'Cache-Control': 'no-cache' };

function render(origins: SystemOrigins) {
  const document = readOpenApi(origins);
  return { document: JSON.stringify(document), page: referencePage(document) };
}
