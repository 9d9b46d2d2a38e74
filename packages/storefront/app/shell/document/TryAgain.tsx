import { useLocation } from 'react-router';
import { HiddenFields } from '../forms/HiddenFields.tsx';
import { useLanguage } from '../texts/TextsProvider.tsx';

/** Reloads the page with a form, so that it works when scripts have failed. */
export function TryAgain({ className }: { className?: string | undefined }) {
  const { t } = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <form action={pathname}>
      <HiddenFields fields={[...new URLSearchParams(search)]} />
      <button className={className}>{t('action.tryAgain')}</button>
    </form>
  );
}
