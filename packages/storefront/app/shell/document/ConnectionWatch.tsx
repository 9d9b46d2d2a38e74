import { useToast } from '@basin/react-ui';
import { useEffect } from 'react';
import { unsentEvent } from './unsent-event.ts';
import { useLanguage } from '../texts/TextsProvider.tsx';

/**
 * Without a connection, says so, and lets what the page sends wait for one, so that nothing typed is lost. A form that
 * does not reach the shop leaves its page as it is, and says so too.
 */
export function ConnectionWatch() {
  const { t } = useLanguage();
  const toast = useToast();
  useEffect(() => holdRequests((key) => toast({ text: t(key), tone: 'danger' })), [t, toast]);
  useEffect(holdForms, []);
  useEffect(() => {
    let dismiss: (() => void) | undefined;
    const tell = async () => {
      if (await isLost()) dismiss ??= toast({ text: t('error.offline'), tone: 'danger' });
    };
    const onOffline = () => void tell();
    const onOnline = () => {
      dismiss?.();
      dismiss = undefined;
    };
    addEventListener('offline', onOffline);
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('offline', onOffline);
      removeEventListener('online', onOnline);
    };
  }, [t, toast]);
  return null;
}

const { fetch: send } = globalThis;

/** A browser without a network counts as offline, but the shop may run on the same computer. */
const isReachable = () =>
  send('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** A browser announces a change of the connection a moment before requests notice it. */
const settleMs = [0, 500, 2000];
const retryMs = 500;

/** Whether there is no connection, once that has settled. */
async function isLost(): Promise<boolean> {
  for (const ms of settleMs) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (navigator.onLine) return false;
    if (!(await isReachable())) return true;
  }
  return false;
}

async function connection(): Promise<void> {
  if (navigator.onLine) return;
  while (!(await isReachable())) await change();
}

const change = () =>
  new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    if (navigator.onLine) setTimeout(resolve, retryMs);
  });

/**
 * Requests wait for a connection, and the page says when a form does not reach the shop. Returns a function that ends
 * this.
 *
 * @param tell shows what keeps a form from its purpose; returns a function that removes this
 */
function holdRequests(tell: (key: 'error.outage' | 'error.cookies') => () => void) {
  let forget: (() => void) | undefined;
  globalThis.fetch = async (...request) => {
    await connection();
    if (!isForm(...request)) return send(...request);
    forget?.();
    if (!navigator.cookieEnabled) forget = tell('error.cookies');
    const response = await sendForm(request);
    if (response) return response;
    forget = tell('error.outage');
    dispatchEvent(new Event(unsentEvent));
    return nothingHappened();
  };
  return () => {
    globalThis.fetch = send;
  };
}

/** For the router: a result without data, `undefined` in its encoding, of a status after which it loads no page anew. */
const nothingHappened = () =>
  new Response('[{"_1":-7},"data"]\n', { status: 503, headers: { 'X-Remix-Response': 'yes' } });

/** Whether a request is a form that the router sends. */
const isForm = (url: RequestInfo | URL, init?: RequestInit) =>
  init?.method === 'POST' && addressOf(url).pathname.endsWith('.data');

const addressOf = (url: RequestInfo | URL) => new URL(url instanceof Request ? url.url : url, location.href);

/** Resolves to undefined when the response does not come, or comes from something in front of the shop. */
async function sendForm([url, init]: Parameters<typeof fetch>): Promise<Response | undefined> {
  const forgetKey = addKey(addressOf(url), init?.body);
  try {
    const response = await send(url, init);
    if (response.status >= 500 && !response.headers.has('X-Remix-Response')) return undefined;
    forgetKey();
    return response;
  } catch (error) {
    if (init?.signal?.aborted) throw error;
    return undefined;
  }
}

/** The keys of the forms without a response, by address and fields. */
const unansweredForms = new Map<string, string>();

/**
 * Adds a key to a form without one: the same for a form that is sent again because its response was lost. Returns a
 * function that forgets it.
 */
function addKey(url: URL, fields: BodyInit | null = null): () => void {
  if (!(fields instanceof URLSearchParams) || fields.has('key')) return () => undefined;
  const form = `${url.href} ${fields.toString()}`;
  const key = unansweredForms.get(form) ?? `${Date.now()}-${Math.random()}`;
  unansweredForms.set(form, key);
  fields.set('key', key);
  return () => unansweredForms.delete(form);
}

/**
 * Forms wait too, each once: the router reloads the page when it cannot load the code of the page that handles one.
 * Returns a function that ends this.
 */
function holdForms() {
  const held = new Map<HTMLFormElement, 'waiting' | 'released'>();
  const hold = async (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (navigator.onLine || !(form instanceof HTMLFormElement) || form.method === 'dialog') return;
    const state = held.get(form);
    if (state === 'released') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (state === 'waiting') return;
    held.set(form, 'waiting');
    await connection();
    held.set(form, 'released');
    if (form.isConnected) form.requestSubmit(submitter);
    held.delete(form);
  };
  const onSubmit = (event: SubmitEvent) => void hold(event);
  addEventListener('submit', onSubmit, { capture: true });
  return () => removeEventListener('submit', onSubmit, { capture: true });
}
