import { Container, Heading, Link } from '@basin/react-ui';
import { memo } from 'react';
import { useShop } from '../document/use-shop.ts';
import { useLanguage } from '../texts/TextsProvider.tsx';
import styles from './SiteFooter.module.css';

/** The footer of every page: links, unless it is bare, and legal text. */
export const SiteFooter = memo(function SiteFooter({ isBare }: { readonly isBare: boolean }) {
  const { t, path } = useLanguage();
  const { navigation, year, analytics } = useShop();
  const choices = analytics ? [{ title: t('consent.title'), path: path('/privacy-choices') }] : [];
  return (
    <footer className={styles.root}>
      {!isBare && <Directory />}
      <Container className={styles.legal}>
        {t('footer.copyright', { year: String(year) })}
        <Links links={[...navigation.legal, ...choices]} />
      </Container>
    </footer>
  );
});

function Directory() {
  const { t, path } = useLanguage();
  const { navigation } = useShop();
  return (
    <Container className={styles.content}>
      <div className={styles.lead}>
        <Link href={path('/')} variant="quiet" className={styles.brand} data-brand="fixtures">
          {t('site.name')}
        </Link>
        <Newsletter />
      </div>
      {navigation.footer.map((group) => (
        <nav key={group.title} aria-label={group.title}>
          <Heading level={2} size="label" className={styles.title}>
            {group.title}
          </Heading>
          <Links links={group.links} />
        </nav>
      ))}
    </Container>
  );
}

/** A plain form, because it is on every page and must work before hydration. Its result is a page. */
function Newsletter() {
  const { t, path } = useLanguage();
  return (
    <form method="post" action={path('/newsletter')} className={styles.newsletter}>
      <label htmlFor="newsletterEmail">{t('newsletter.ask')}</label>
      <input
        id="newsletterEmail"
        type="email"
        name="email"
        required
        autoComplete="email"
        placeholder={t('field.email')}
      />
      <button type="submit">{t('newsletter.submit')}</button>
    </form>
  );
}

const Links = ({ links }: { links: readonly { title: string; path: string }[] }) => (
  <ul className={styles.links}>
    {links.map((link) => (
      <li key={link.path}>
        <Link href={link.path} variant="quiet" className={styles.link}>
          {link.title}
        </Link>
      </li>
    ))}
  </ul>
);
