import { toastMs } from '@basin/domain';
import { Toasts } from '@basin/react-ui';
import type { ReactNode } from 'react';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { setUiFlag } from './ui-flags.ts';

/** Provides the kit's `useToast` to the page, for short messages over it. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <Toasts
      dismissLabel={t('action.close')}
      durationMs={toastMs}
      onOpenChange={(isOpen) => setUiFlag('toast-visible', isOpen)}
    >
      {children}
    </Toasts>
  );
}
