import { toastMs } from '@basin/domain';
import { ToastRegion, type ToastMessage } from '@basin/react-ui';
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { setUiFlag } from './ui-flags.ts';

type ShowToast = (message: Omit<ToastMessage, 'id'>) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows a short message over the page from anywhere inside it. */
export const useToast = (): ShowToast => use(ToastContext);

/** Holds the messages and their place on the page, which is there from the start so that each is read out. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const show = useCallback<ShowToast>(
    (message) => setMessages((shown) => [...shown, { ...message, id: crypto.randomUUID() }]),
    [],
  );
  const dismiss = useCallback((id: string) => setMessages((shown) => shown.filter((message) => message.id !== id)), []);
  useEffect(() => setUiFlag('toast-visible', messages.length > 0), [messages]);
  const region = useMemo(
    () => <ToastRegion messages={messages} dismissLabel={t('action.close')} durationMs={toastMs} onDismiss={dismiss} />,
    [messages, dismiss, t],
  );
  return (
    <ToastContext value={show}>
      {children}
      {region}
    </ToastContext>
  );
}
