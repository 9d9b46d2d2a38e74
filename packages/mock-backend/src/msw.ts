import { http, type HttpHandler } from 'msw';
import type { MockBackend } from './mock-backend.ts';

/** One handler of Mock Service Worker for all systems of a mock back end; requests to other addresses go on. */
export const handlerOf = ({ answers, fetch }: Pick<MockBackend, 'answers' | 'fetch'>): HttpHandler =>
  http.all('*', ({ request }) => (answers(request.url) ? fetch(request) : undefined));
