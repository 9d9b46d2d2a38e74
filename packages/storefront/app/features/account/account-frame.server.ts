import type { LoaderFunctionArgs, MiddlewareFunction } from 'react-router';
import { accountPagesOf } from '../../shell/header/account-pages.server.ts';
import { shopperContext } from '../../shell/request-context.server.ts';
import { customersOnly } from '../../shell/security/page-guard.server.ts';

export const accountMiddleware: MiddlewareFunction<Response>[] = [customersOnly];

/** Whose account it is, and its pages: the server sends them, so that no script of its own does. */
export async function loadAccount({ context }: LoaderFunctionArgs) {
  return { firstName: context.get(shopperContext).firstName, pages: await accountPagesOf(context) };
}
