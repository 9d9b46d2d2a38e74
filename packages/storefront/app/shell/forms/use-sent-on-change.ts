import { startTransition, useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useSubmit } from 'react-router';

type Sending = 'notYet' | 'underWay' | 'answered';

/**
 * Sends a form whenever a value in it has been chosen: one request after the other, the last with what the form then holds. Were two
 * under way, the older might be the one that counts.
 */
export function useSentOnChange() {
  const submit = useSubmit();
  const ref = useRef<HTMLFormElement>(null);
  const [isChanged, isBusy] = [useRef(false), useRef(false)];
  const [sending, setSending] = useState<Sending>('notYet');
  const send = useCallback(async () => {
    isChanged.current = true;
    if (isBusy.current) return;
    isBusy.current = true;
    setSending('underWay');
    while (isChanged.current && ref.current) {
      isChanged.current = false;
      await submit(ref.current, { preventScrollReset: true });
    }
    isBusy.current = false;
    startTransition(() => setSending('answered')); // not before the answer is on the page
  }, [submit, isBusy, isChanged]);
  useEffect(() => {
    const form = ref.current;
    const listener = () => void send();
    form?.addEventListener('change', listener); // React's own event comes with every digit
    return () => form?.removeEventListener('change', listener);
  }, [send]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
  };
  return { sending, form: { ref, onSubmit } };
}
