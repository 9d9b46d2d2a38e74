import { Icon, Menu, Text } from '@basin/react-ui';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';

/** The shop's languages, each a link to the same page. */
export function RegionMenu({ className }: { readonly className?: string | undefined }) {
  const { t, locale } = useLanguage();
  const code = locale.toUpperCase();
  const face = (
    <>
      <Text render={<span />} size="xs">
        {code}
      </Text>
      <Icon name="chevron-down" width={14} height={14} />
    </>
  );
  return (
    <Menu face={face} label={`${t('site.language')} ${code}`} data-flag="region-menu-open" className={className}>
      <LanguageLinks />
    </Menu>
  );
}
