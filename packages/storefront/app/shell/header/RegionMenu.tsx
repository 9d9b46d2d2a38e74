import { languageOf, locales } from '@basin/domain';
import { Icon, Text, VisuallyHidden } from '@basin/react-ui';
import { useLocation } from 'react-router';
import { usePathWithoutLocale } from '../document/PageHead.tsx';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { HeaderMenu } from './HeaderMenu.tsx';

/** The languages of the shop, each a link to the same page in it. */
export function RegionMenu({ className }: { readonly className?: string | undefined }) {
  const { t, locale } = useLanguage();
  const path = usePathWithoutLocale();
  const { search } = useLocation();
  const face = (
    <>
      <VisuallyHidden>{t('site.language')} </VisuallyHidden>
      <Text as="span" size="xs">
        {locale.toUpperCase()}
      </Text>
      <Icon name="chevron-down" width={14} height={14} />
    </>
  );
  return (
    <HeaderMenu face={face} flag="region-menu-open" className={className}>
      <ul aria-label={t('site.language')}>
        {locales.map((language) => (
          <li key={language}>
            <a
              href={`/${language}${path}${search}`}
              hrefLang={language}
              lang={language}
              aria-current={language === locale || undefined}
            >
              {languageOf(language).name}
            </a>
          </li>
        ))}
      </ul>
    </HeaderMenu>
  );
}
