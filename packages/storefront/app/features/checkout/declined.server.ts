import type { LoaderFunctionArgs } from 'react-router';
import { takeNotices } from '../../shell/notices/notices.server.ts';

/** Why the payment was declined, as the review step left it; null for the bank's own no. */
export function loadDeclined({ context }: LoaderFunctionArgs) {
  return { reason: takeNotices(context)[0]?.key ?? null };
}
