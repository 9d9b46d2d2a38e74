import { startTransition, useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useSubmit } from 'react-router';
import { afterPaint } from '../document/after-paint.ts';

type Submission = 'none' | 'pending' | 'done';

/**
 * Submits a form when a value changes, one request at a time; the last one has the form's final values. Two parallel
 * requests could take effect in the wrong order.
 */
export function useSubmitOnChange() {
  const submit = useSubmit();
  const ref = useRef<HTMLFormElement>(null);
  const isChanged = useRef(false);
  const sent = useRef<string | null>(null); // the values of the pending request
  const [submission, setSubmission] = useState<Submission>('none');
  const send = useCallback(async () => {
    const form = ref.current;
    if (!form || sent.current === valuesOf(form)) return; // Enter fires change, then submit
    isChanged.current = true;
    if (sent.current !== null) return;
    setSubmission('pending');
    sent.current = valuesOf(form);
    await new Promise<void>((resolve) => afterPaint(resolve));
    while (isChanged.current) {
      isChanged.current = false;
      sent.current = valuesOf(form);
      await submit(form, { preventScrollReset: true });
    }
    sent.current = null;
    startTransition(() => setSubmission('done')); // after the result is rendered
  }, [submit]);
  useEffect(() => {
    const form = ref.current;
    const listener = () => void send();
    form?.addEventListener('change', listener); // React's own change event fires on every keystroke
    return () => form?.removeEventListener('change', listener);
  }, [send]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
  };
  return { submission, form: { ref, onSubmit } };
}

const valuesOf = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form)]);
