import type { LoaderFunctionArgs } from 'react-router';
import { takeNotices } from '../../shell/notices/notices.server.ts';

/** Returns why the payment was declined, as the review step stored it, or null when the bank declined it. */
export function loadDeclined({ context }: LoaderFunctionArgs) {
  return { reason: takeNotices(context)[0]?.key ?? null };
}
