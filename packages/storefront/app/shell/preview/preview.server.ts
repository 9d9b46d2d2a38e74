import { defaultSalesChannel as channel, isAuthorPreview } from '@basin/domain';
import { createCalls, hasStatus, memoryTokenStore, type SdkCalls } from '@basin/sdk';
import { parse, serialize } from 'hono/utils/cookie';
import { defaults, seal } from 'iron-webcrypto';
import { createContext, redirect, type MiddlewareFunction } from 'react-router';
import type { Environment } from '../../../server/environment.ts';
import type { Context } from '../context.ts';
import { environmentContext, forwardedForContext, systemsContext } from '../request-context.server.ts';
import { sdkLogger } from '../sdk/sdk-logger.server.ts';
import { cookieFor, open } from '../session/sealed-session.server.ts';

/** The credentials of an editor at the author system. */
export interface Editor {
  readonly user: string;
  readonly password: string;
}

/** The author system as this editor reads it. Null for everyone else. */
export const previewContext = createContext<Pick<SdkCalls['content'], 'pageModel'> | null>(null);

const hours = 8;

/** Returns the preview's two cookies: the preview flag and the editor's sealed token. @see wire reference A62 */
function cookiesOf({ publicOrigin }: Environment) {
  const { name: flag, ...attributes } = cookieFor(publicOrigin, 'preview');
  return { flag, token: cookieFor(publicOrigin, 'preview-token').name, attributes };
}

/** Shows drafts on requests with both cookies. The author system checks name and password on each call. */
export const previewMiddleware: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const environment = context.get(environmentContext);
  const { flag, token } = cookiesOf(environment);
  const values = parse(request.headers.get('Cookie') ?? '');
  if (!isAuthorPreview(values[flag], values[token])) return next();
  const editor = (await open(values[token] ?? '', environment.sessionSecret)) as Partial<Editor>;
  if (editor.user === undefined || editor.password === undefined) return next();
  const { pageModel } = draftsFor(context, { user: editor.user, password: editor.password });
  context.set(previewContext, {
    pageModel: (given) => pageModel(given).catch((error: unknown) => leaveWhenRejected(context, url, error)),
  });
  return next();
};

/**
 * @throws a redirect to the published page when the author system no longer accepts the editor's token. @see wire
 * reference §10
 */
function leaveWhenRejected(context: Context, url: URL, error: unknown): never {
  if (!hasStatus(error, 401) && !hasStatus(error, 403)) throw error;
  throw redirect(url.pathname + url.search, { headers: closingHeaders(context) });
}

/** Returns the author system's pages for an editor, without a cache. */
export function draftsFor(context: Context, previewCredentials: Editor): SdkCalls['content'] {
  const { retryBudget, logger, fetch, now } = context.get(systemsContext);
  const forwardedFor = context.get(forwardedForContext);
  return createCalls({
    ...context.get(environmentContext),
    previewCredentials,
    tokens: memoryTokenStore(),
    channel,
    retryBudget,
    fetch,
    now,
    logger: sdkLogger(logger),
    headers: forwardedFor === '' ? {} : { 'X-Forwarded-For': forwardedFor },
  }).content;
}

/** Returns the headers that open the preview until the browser closes, for at most eight hours. */
export async function openingHeaders(context: Context, editor: Editor): Promise<Headers> {
  const environment = context.get(environmentContext);
  const { flag, token, attributes } = cookiesOf(environment);
  const sealed = await seal({ ...editor }, environment.sessionSecret, { ...defaults, ttl: hours * 3_600_000 });
  return new Headers([
    ['Set-Cookie', serialize(flag, 'on', attributes)],
    ['Set-Cookie', serialize(token, sealed, attributes)],
  ]);
}

/** Returns the headers that delete both cookies and clear this site's browser storage. @see platform spec §6 */
export function closingHeaders(context: Context): Headers {
  const { flag, token, attributes } = cookiesOf(context.get(environmentContext));
  return new Headers([
    ...[flag, token].map((name): [string, string] => ['Set-Cookie', serialize(name, '', { ...attributes, maxAge: 0 })]),
    ['Clear-Site-Data', '"cache", "storage"'],
  ]);
}
