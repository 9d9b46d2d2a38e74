import type { HookContext, Hooks } from '@basin/sdk';
import { context, propagation, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';

const spans = new WeakMap<HookContext['options'], Span>();

/** Creates a span per request, named after its call, without URL, body or token. Pass it to the SDK as `hooks`. */
export const tracing: Hooks = {
  onRequest({ options }) {
    const attributes = { 'http.request.method': options.method ?? 'GET' };
    const span = trace
      .getTracer('@basin/sdk')
      .startSpan(options.call ?? 'sign-in', { kind: SpanKind.CLIENT, attributes });
    // the header traceparent: our gateway logs its trace id, an instrumented one continues the trace
    propagation.inject(trace.setSpan(context.active(), span), options.headers, {
      set: (headers, name, value) => headers.set(name, value),
    });
    spans.set(options, span);
  },
  onResponse({ options, response: { status } }) {
    const span = spans.get(options)?.setAttribute('http.response.status_code', status);
    if (status >= 400) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  },
  onRequestError({ options, error }) {
    const span = spans.get(options)?.setAttribute('error.type', error.name);
    span?.setStatus({ code: SpanStatusCode.ERROR }).end();
  },
};
