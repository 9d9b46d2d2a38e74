import { Hono } from 'hono';
import type { Env } from '../serve-calls.ts';
import { readOpenApi, type Origins } from './open-api.ts';
import { referencePage } from './reference-page.ts';
import { referenceStyle } from './reference-style.ts';

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The OpenAPI document of the gateway for programs, and a page of it for people. */
export function createReference(origins: Origins): Hono<Env> {
  const app = new Hono<Env>();
  let made: ReturnType<typeof render> | undefined;
  // made for the first caller: starting is for those who shop
  const make = () => (made ??= render(origins));
  app.get('/openapi.json', (c) => c.body(make().document, 200, { 'Content-Type': 'application/json', ...kept }));
  app.get('/reference', (c) => c.html(make().page, 200, { 'Content-Security-Policy': policy, ...kept }));
  app.get('/reference.css', (c) => c.body(referenceStyle, 200, { 'Content-Type': 'text/css', ...kept }));
  return app;
}

const kept = { 'Cache-Control': 'no-cache' };

function render(origins: Origins) {
  const document = readOpenApi(origins);
  return { document: JSON.stringify(document), page: referencePage(document) };
}
