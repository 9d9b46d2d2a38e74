import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { hydrationPlan } from './shell/hydration/hydration-plan.server.ts';
import { HydrationPlanContext } from './shell/hydration/plan.ts';
import {
  audienceContext,
  isOutageContext,
  languageContext,
  logContext,
  nonceContext,
  sessionEndContext,
} from './shell/request-context.server.ts';
import { isOutage } from './shell/sdk/is-outage.ts';
import { textsUrl } from './shell/texts/language.server.ts';
import { TextsProvider } from './shell/texts/TextsProvider.tsx';

/** How long a page's deferred data may take, in milliseconds. */
export const streamTimeout = 10_000;

/**
 * Renders a page. Browsers get a stream: the shell first, then the deferred parts. Crawlers and pages shared by guests
 * get the complete HTML in one piece.
 */
export default function handleRequest(
  request: Request,
  routeStatus: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const status = context.get(isOutageContext) && routeStatus === 500 ? 503 : routeStatus; // a retry may succeed
  if (status === 503) headers.set('Retry-After', '2');
  const isVoid = context.get(sessionEndContext).aborted; // the request is handled again
  if (request.method === 'HEAD' || isVoid) return Promise.resolve(new Response(null, { status, headers }));
  const nonce = context.get(nonceContext);
  const language = context.get(languageContext);
  const isSentWhole = context.get(audienceContext) !== null || isbot(request.headers.get('User-Agent'));
  const page = (
    <TextsProvider {...language}>
      <HydrationPlanContext value={hydrationPlan(entry, textsUrl(language.locale, language.texts), nonce)}>
        <ServerRouter context={entry} url={request.url} {...(nonce === undefined ? {} : { nonce })} />
      </HydrationPlanContext>
    </TextsProvider>
  );
  return new Promise((resolve, reject) => {
    let failed = false;
    const send = () => {
      clearTimeout(timeout);
      const body = new PassThrough();
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: failed ? 500 : status }));
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      [isSentWhole ? 'onAllReady' : 'onShellReady']: send,
      onShellError: reject,
      onError(error) {
        failed = true;
        if (!request.signal.aborted) context.get(logContext).error({ err: error }, 'rendering failed');
      },
    });
    const timeout = setTimeout(abort, streamTimeout + 1000);
    request.signal.addEventListener('abort', abort);
  });
}

/** Logs an error from a loader or action. Its text never reaches the page. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isOutage(error)) context.set(isOutageContext, true); // the router removes the error before the page is rendered
  const isExpected = isRouteErrorResponse(error) && error.status < 500; // such as an unknown URL
  const isDropped = request.signal.aborted || context.get(sessionEndContext).aborted;
  if (!isExpected && !isDropped)
    context.get(logContext).error({ err: error, path: new URL(request.url).pathname }, 'route failed');
};
