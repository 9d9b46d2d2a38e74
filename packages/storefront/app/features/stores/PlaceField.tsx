import { TextField } from '@basin/react-ui';
import { useId } from 'react';
import { SuggestionList } from '../../shell/forms/SuggestionList.tsx';
import { useSuggestions } from '../../shell/forms/use-suggestions.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { loadLocalities } from './localities.server.ts';

/** A place field that suggests the cities with showrooms. */
export function PlaceField({ near }: { readonly near: string }) {
  const { t, path } = useLanguage();
  const { data = [], suggest } = useSuggestions<typeof loadLocalities>(path('/showroom-cities'));
  const listId = useId();
  return (
    <>
      <TextField
        name="near"
        label={t('store.search')}
        defaultValue={near}
        autoComplete="postal-code"
        maxLength={100}
        list={listId}
        onInput={({ currentTarget: { value } }) => suggest(value)}
      />
      <SuggestionList id={listId} values={data} />
    </>
  );
}
