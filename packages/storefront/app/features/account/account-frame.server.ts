import type { LoaderFunctionArgs, MiddlewareFunction } from 'react-router';
import { accountPagesOf } from '../../shell/header/account-pages.server.ts';
import { shopperContext } from '../../shell/request-context.server.ts';
import { customersOnly } from '../../shell/security/page-guard.server.ts';

export const accountMiddleware: MiddlewareFunction<Response>[] = [customersOnly];

/**
 * Loads the customer's first name and the account pages. The server sends the page list so that the browser needs no
 * script for it.
 */
export async function loadAccount({ context }: LoaderFunctionArgs) {
  return { firstName: context.get(shopperContext).firstName, pages: await accountPagesOf(context) };
}
