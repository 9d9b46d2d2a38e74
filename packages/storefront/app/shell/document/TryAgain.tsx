import { messages } from '@basin/domain';
import { useLocation } from 'react-router';

/** Reloads the page with a form, so that it works when scripts have failed. */
export function TryAgain({ className }: { className?: string | undefined }) {
  const { pathname, search } = useLocation();
  return (
    <form action={pathname}>
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <button className={className}>{messages.tryAgain}</button>
    </form>
  );
}
