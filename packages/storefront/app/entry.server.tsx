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
import { pageStatus } from './shell/document/page-status.server.ts';
import { hydrationPlan } from './shell/hydration/hydration-plan.server.ts';
import { HydrationPlanContext } from './shell/hydration/plan.ts';
import {
  audienceContext,
  languageContext,
  logContext,
  nonceContext,
  sessionEndContext,
} from './shell/request-context.server.ts';
import { textsAddress } from './shell/texts/language.server.ts';
import { TextsProvider } from './shell/texts/TextsProvider.tsx';

/** How long a page's late data may take, in milliseconds. */
export const streamTimeout = 10_000;

/** Renders a page: its shell at once, late parts as they come; a crawler, and what all guests share, gets the whole at once. */
export default function handleRequest(
  request: Request,
  routeStatus: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const status = pageStatus(routeStatus, entry.staticHandlerContext.errors);
  if (status === 503) headers.set('Retry-After', '2');
  const isVoid = context.get(sessionEndContext).aborted; // the request is answered anew
  if (request.method === 'HEAD' || isVoid) return Promise.resolve(new Response(null, { status, headers }));
  const nonce = context.get(nonceContext);
  const language = context.get(languageContext);
  const isSentWhole = context.get(audienceContext) !== null || isbot(request.headers.get('User-Agent'));
  const page = (
    <TextsProvider {...language}>
      <HydrationPlanContext value={hydrationPlan(entry, textsAddress(language.locale, language.texts), nonce)}>
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

/** What a loader or action threw. Its text never reaches the page. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isExpected = isRouteErrorResponse(error) && error.status < 500; // such as an address that does not exist
  const isDropped = request.signal.aborted || context.get(sessionEndContext).aborted;
  if (!isExpected && !isDropped)
    context.get(logContext).error({ err: error, path: new URL(request.url).pathname }, 'a route failed');
};
