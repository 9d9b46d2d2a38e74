import { IconButton, useToast } from '@basin/react-ui';
import { useEffect, type SubmitEvent } from 'react';
import { useFetcher, useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { favouriteFields as field, type FavouriteAnswer } from './favourite-form.ts';

export interface FavouriteButtonProps {
  /** A product by its sku, or an article by its path. */
  readonly what: { readonly sku: string } | { readonly article: string };
  readonly name: string;
  readonly isSaved: boolean;
}

/** Saves something to the favourites or lets it go: a plain form. A guest signs in first; then it is done. */
export function FavouriteButton({ what, name, isSaved }: FavouriteButtonProps) {
  const { t, path } = useLanguage();
  const { pathname, search } = useLocation();
  const { submit, data, formData } = useFetcher<FavouriteAnswer>();
  useAnswer(data);
  const isOn = formData ? formData.get(field.intent) === 'add' : isSaved;
  const stay = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    form.set(field.stay, 'true');
    void submit(form, { method: 'post', action: path('/favourites') });
  };
  return (
    <form method="post" action={path('/favourites')} onSubmit={stay}>
      {Object.entries(what).map(([kind, value]) => (
        <input key={kind} type="hidden" name={kind} value={value} />
      ))}
      <input type="hidden" name={field.intent} value={isOn ? 'remove' : 'add'} />
      <input type="hidden" name={field.returnTo} value={pathname + search} />
      <IconButton
        type="submit"
        icon="heart"
        filled={isOn}
        label={t(isOn ? 'product.favourite.remove' : 'product.favourite.add', { name })}
      />
    </form>
  );
}

/** Says what came of it, or opens the sign-in dialog. */
function useAnswer(answer: FavouriteAnswer | undefined) {
  const { t } = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  useEffect(() => {
    if (answer === undefined) return;
    if (answer === 'signIn') void navigate({ hash: 'login', search: location.search }, { preventScrollReset: true });
    else if (answer === 'failed') toast({ text: t('favourites.error'), tone: 'danger' });
    else toast({ text: t(`favourites.${answer}`), tone: 'success' });
  }, [answer, navigate, t, toast]);
}
