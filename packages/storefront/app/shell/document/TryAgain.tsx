import { useLocation } from 'react-router';
import { useLanguage } from '../texts/TextsProvider.tsx';

/** Reloads the page with a form, so that it works when scripts have failed. */
export function TryAgain({ className }: { className?: string | undefined }) {
  const { t } = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <form action={pathname}>
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <button className={className}>{t('action.tryAgain')}</button>
    </form>
  );
}
