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
    const tell = () => (dismiss = toast({ text: t('error.offline'), tone: 'danger' }));
    const end = () => dismiss?.();
    addEventListener('offline', tell);
    addEventListener('online', end);
    return () => {
      removeEventListener('offline', tell);
      removeEventListener('online', end);
    };
  }, [t, toast]);
  return null;
}

const connection = () =>
  navigator.onLine || new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** Requests wait for a connection. Returns a function that ends this. */
function holdRequests() {
  const { fetch: send } = globalThis;
  globalThis.fetch = async (...request) => {
    await connection();
    return send(...request);
  };
  return () => {
    globalThis.fetch = send;
  };
}

/** Forms wait too: the router reloads the page when it cannot load the code of the page that handles one. */
function holdForms() {
  const hold = async (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (navigator.onLine || !(form instanceof HTMLFormElement) || form.method === 'dialog') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    await connection();
    if (form.isConnected) form.requestSubmit(submitter);
  };
  const onSubmit = (event: SubmitEvent) => void hold(event);
  addEventListener('submit', onSubmit, { capture: true });
  return () => removeEventListener('submit', onSubmit, { capture: true });
}
