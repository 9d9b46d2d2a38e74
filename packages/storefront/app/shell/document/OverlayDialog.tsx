import { Dialog, type DialogProps } from '@basin/react-ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../texts/TextsProvider.tsx';

/** A dialog that the page's hash has opened; closing it takes the hash, and nothing else, out of the address. */
export function OverlayDialog(props: Omit<DialogProps, 'closeLabel' | 'open' | 'onClose'>) {
  const { t } = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isLeft, setIsLeft] = useState(false);
  const leave = async () => {
    setIsLeft(true);
    await navigate({ search, hash: '' }, { replace: true, preventScrollReset: true, flushSync: true });
    // asked for again before the address was without it
    if (location.hash !== '') setIsLeft(false);
  };
  return (
    <Dialog
      {...props}
      data-flag="modal-open"
      closeLabel={t('action.close')}
      open={!isLeft}
      onClose={() => void leave()}
    />
  );
}
