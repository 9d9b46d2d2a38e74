import { Heading, Text } from '@basin/react-ui';
import { useLanguage } from '../../../shell/texts/TextsProvider.tsx';
import { isFiltered, type ListingState } from './listing-state.ts';

/** Says that no product matches the filters, or that the category has no products. */
export function EmptyListing({ state }: { readonly state: ListingState }) {
  const { t } = useLanguage();
  const reason = isFiltered(state) || state.keyword ? 'listing.empty' : 'listing.none';
  return (
    <div>
      <Heading level={2} size="title">
        {t(reason)}
      </Heading>
      <Text tone="muted">{t(`${reason}.hint`)}</Text>
    </div>
  );
}
