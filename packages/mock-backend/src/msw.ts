import { http, type HttpHandler } from 'msw';
import type { MockBackend } from './mock-backend.ts';

/** Returns one Mock Service Worker handler for all systems of a mock back end. Requests to other URLs pass through. */
export const handlerOf = ({ answers, fetch }: Pick<MockBackend, 'answers' | 'fetch'>): HttpHandler =>
  http.all('*', ({ request }) => (answers(request.url) ? fetch(request) : undefined));
