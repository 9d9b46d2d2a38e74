import type { LoaderFunctionArgs, MiddlewareFunction } from 'react-router';
import { shopperContext } from '../../shell/request-context.server.ts';
import { customersOnly } from '../../shell/security/page-guard.server.ts';

export const accountMiddleware: MiddlewareFunction<Response>[] = [customersOnly];

export const loadAccount = ({ context }: LoaderFunctionArgs) => ({ firstName: context.get(shopperContext).firstName });
