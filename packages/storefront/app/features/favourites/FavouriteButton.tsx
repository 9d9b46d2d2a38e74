import { IconButton, useToast } from '@basin/react-ui';
import { useEffect, type SubmitEvent } from 'react';
import { useFetcher, useLocation, useNavigate } from 'react-router';
import { HiddenFields } from '../../shell/forms/HiddenFields.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { favouriteFields as field, type FavouriteResponse } from './favourite-form.ts';

export interface FavouriteButtonProps {
  /** A product by its SKU, or an article by its path. */
  readonly target: { readonly sku: string } | { readonly article: string };
  readonly name: string;
  readonly isSaved: boolean;
}

/** Adds or removes a favourite with a plain form. A guest signs in first, and then the change is applied. */
export function FavouriteButton({ target, name, isSaved }: FavouriteButtonProps) {
  const { t, path } = useLanguage();
  const { pathname, search } = useLocation();
  const { submit, data, formData } = useFetcher<FavouriteResponse>();
  useOutcomeMessage(data);
  const isOn = formData ? formData.get(field.intent) === 'add' : isSaved;
  const stay = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    form.set(field.stay, 'true');
    void submit(form, { method: 'post', action: path('/favourites') });
  };
  return (
    <form method="post" action={path('/favourites')} onSubmit={stay}>
      <HiddenFields fields={Object.entries(target)} />
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

/** Shows the outcome of a change, or opens the sign-in dialog. */
function useOutcomeMessage(response: FavouriteResponse | undefined) {
  const { t } = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  useEffect(() => {
    if (response === undefined) return;
    const { result } = response;
    if (result === 'signIn') void navigate({ hash: 'login', search: location.search }, { preventScrollReset: true });
    else if (result === 'failed') toast({ text: t('favourites.error'), tone: 'danger' });
    else toast({ text: t(`favourites.${result}`), tone: 'success' });
  }, [response, navigate, t, toast]);
}
