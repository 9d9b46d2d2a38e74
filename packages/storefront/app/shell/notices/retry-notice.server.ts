import { hasStatus } from '@basin/sdk';
import { redirect, type ActionFunctionArgs } from 'react-router';
import type { Context } from '../context.ts';
import { logContext } from '../request-context.server.ts';
import { isOutage } from '../sdk/is-outage.ts';
import type { TextKey } from '../texts/translate.ts';
import { queueNotice } from './notices.server.ts';

/** The text for a call that may succeed later. */
export type RetryKey = Extract<TextKey, 'error.rateLimit' | 'error.outage'>;

/** Returns the text for too many attempts or an unavailable system, which is logged. Throws any other error. */
export const retryKeyOf =
  (context: Context) =>
  (error: unknown): RetryKey => {
    if (hasStatus(error, 429)) return 'error.rateLimit';
    if (!isOutage(error)) throw error;
    context.get(logContext).warn({ err: error }, 'a form could not be handled now: the shopper may send it again');
    return 'error.outage';
  };

/**
 * Handles the failure of a form's call that may succeed later: queues a notice and returns null, so that the form is
 * shown as it was sent. Throws any other error.
 */
export const noticeToRetry =
  (context: Context, key?: TextKey) =>
  (error: unknown): null => {
    const retryKey = retryKeyOf(context)(error);
    queueNotice(context, { key: key ?? retryKey, tone: 'danger' });
    return null;
  };

/** Wraps an action: when its form may succeed later, redirects to the page, which says so. */
export const redirectingToRetry =
  <Args extends ActionFunctionArgs, Result>(handle: (args: Args) => Promise<Result>) =>
  async (args: Args): Promise<Result | Response> => {
    try {
      return await handle(args);
    } catch (error) {
      noticeToRetry(args.context)(error);
      return redirect(args.url.pathname, 303);
    }
  };
