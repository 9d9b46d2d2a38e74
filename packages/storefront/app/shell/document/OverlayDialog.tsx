import { Dialog, type DialogProps } from '@basin/react-ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../texts/TextsProvider.tsx';

/** A dialog opened by the page's hash. Closing it removes the hash from the URL, and the page to return to after signing in. */
export function OverlayDialog(props: Omit<DialogProps, 'closeLabel' | 'open' | 'onClose'>) {
  const { t } = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isLeft, setIsLeft] = useState(false);
  const leave = async () => {
    setIsLeft(true);
    const query = new URLSearchParams(search);
    query.delete('returnTo');
    await navigate(
      { search: query.toString(), hash: '' },
      { replace: true, preventScrollReset: true, flushSync: true },
    );
    // reopened before the hash was removed
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
