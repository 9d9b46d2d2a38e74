import { Heading, Text } from '@basin/react-ui';
import { useLanguage } from '../../../shell/texts/TextsProvider.tsx';

/** No product has all that was asked for. */
export function EmptyListing() {
  const { t } = useLanguage();
  return (
    <div>
      <Heading level={2} size="title">
        {t('listing.empty')}
      </Heading>
      <Text tone="muted">{t('listing.empty.hint')}</Text>
    </div>
  );
}
