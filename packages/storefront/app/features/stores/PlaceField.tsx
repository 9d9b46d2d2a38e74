import { debounceMs } from '@basin/domain';
import { TextField } from '@basin/react-ui';
import { useEffect, useId, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { loadLocalities } from './localities.server.ts';

/** A place field that suggests the cities with showrooms. */
export function PlaceField({ near }: { readonly near: string }) {
  const { t, path } = useLanguage();
  const { load, data = [] } = useFetcher<typeof loadLocalities>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const listId = useId();
  const ask = (typed: string) => {
    clearTimeout(timer.current);
    const address = `${path('/showroom-cities')}?${new URLSearchParams({ typed }).toString()}`;
    timer.current = setTimeout(() => void load(address), debounceMs);
  };
  return (
    <>
      <TextField
        name="near"
        label={t('store.search')}
        defaultValue={near}
        autoComplete="postal-code"
        maxLength={100}
        list={listId}
        onInput={({ currentTarget: { value } }) => ask(value)}
      />
      <datalist id={listId}>
        {data.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
    </>
  );
}
