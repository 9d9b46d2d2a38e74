import { Icon, Menu, Text, VisuallyHidden } from '@basin/react-ui';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';

/** The shop's languages, each a link to the same page. */
export function RegionMenu({ className }: { readonly className?: string | undefined }) {
  const { t, locale } = useLanguage();
  const face = (
    <>
      <VisuallyHidden>{t('site.language')} </VisuallyHidden>
      <Text render={<span />} size="xs">
        {locale.toUpperCase()}
      </Text>
      <Icon name="chevron-down" width={14} height={14} />
    </>
  );
  return (
    <Menu face={face} data-flag="region-menu-open" className={className}>
      <LanguageLinks />
    </Menu>
  );
}
