import { useToast } from '@basin/react-ui';
import { useEffect } from 'react';
import { useLanguage } from '../texts/TextsProvider.tsx';

/** Without a connection, says so, and lets what the page sends wait for one, so that nothing typed is lost. */
export function ConnectionWatch() {
  const { t } = useLanguage();
  const toast = useToast();
  useEffect(holdRequests, []);
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
    () => true,
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

/** Requests wait for a connection. Returns a function that ends this. */
function holdRequests() {
  globalThis.fetch = async (...request) => {
    await connection();
    return send(...request);
  };
  return () => {
    globalThis.fetch = send;
  };
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
