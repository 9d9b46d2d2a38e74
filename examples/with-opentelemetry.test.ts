import { fillDemoShop, testGateway, type TestGateway } from '@basin/gateway/testing';
import { createSdk } from '@basin/sdk';
import { propagation, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { tracing } from './with-opentelemetry.ts';

const exporter = new InMemorySpanExporter();
let gateway: TestGateway;
beforeAll(async () => {
  trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }));
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  gateway = await testGateway({ fill: fillDemoShop });
});
afterEach(() => exporter.reset());
afterAll(async () => {
  trace.disable();
  propagation.disable();
  await gateway.close();
});

test('each request creates a span named after its call, and the gateway receives the trace context', async () => {
  const parents: (string | null)[] = [];
  const fetch = (request: Request) => {
    parents.push(request.headers.get('traceparent'));
    return gateway.fetch(request);
  };
  const sdk = createSdk({
    gatewayUrl: 'http://gateway.test/api',
    fetch: { gateway: fetch },
    hooks: tracing,
    now: gateway.now,
  });
  await sdk.products.list({ category: 'bathroom-faucets' });
  const spans = exporter.getFinishedSpans();
  expect(spans.map(({ name }) => name)).toEqual(['session.createGuestToken', 'search.listing']);
  expect(parents).toEqual(spans.map((span) => `00-${span.spanContext().traceId}-${span.spanContext().spanId}-01`));
  expect(spans[1]?.attributes).toEqual({ 'http.request.method': 'GET', 'http.response.status_code': 200 });
});

test('a failed request creates a span with an error and no shopper data', async () => {
  const fetch = { gateway: () => Promise.reject(new TypeError('fetch failed')) };
  const sdk = createSdk({ gatewayUrl: 'http://gateway.test/api', fetch, hooks: tracing });
  await expect(sdk.account.isKnown('pat@example.org')).rejects.toMatchObject({ kind: 'network' });
  const spans = exporter.getFinishedSpans();
  expect(spans.length).toBeGreaterThan(0);
  for (const { attributes, status } of spans) expect([attributes['error.type'], status.code]).toEqual(['TypeError', 2]);
  expect(JSON.stringify(spans.map(({ name, attributes }) => ({ name, attributes })))).not.toContain('pat@');
});
