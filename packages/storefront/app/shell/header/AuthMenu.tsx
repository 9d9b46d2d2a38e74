import { Icon, Link, Menu } from '@basin/react-ui';
import { Form } from 'react-router';
import { useShop } from '../document/use-shop.ts';
import { useLanguage } from '../texts/TextsProvider.tsx';

const forGuests = [
  { to: '/sign-in', name: 'signIn.title' },
  { to: '/sign-in?tab=sign-up', name: 'signUp.title' },
  { to: '/order-status', name: 'order.find' },
] as const;

const accountPage = { to: '/my-account', name: 'account.title' } as const;

/** The account menu: sign-in links for guests, account pages and sign-out for customers. */
export function AuthMenu() {
  const { t, path } = useLanguage();
  const { accountPages } = useShop();
  const pages = accountPages ? [accountPage, ...accountPages] : forGuests;
  const label = t(accountPages ? 'nav.account' : 'nav.signIn');
  return (
    <Menu label={label} face={<Icon name="user" />} data-flag="auth-menu-open">
      <ul aria-label={label}>
        {pages.map(({ to, name }) => (
          <li key={to}>
            <Link href={path(to)} variant="quiet">
              {t(name)}
            </Link>
          </li>
        ))}
        {accountPages && (
          <li>
            <Form method="post" action={path('/sign-out')}>
              <button>{t('nav.signOut')}</button>
            </Form>
          </li>
        )}
      </ul>
    </Menu>
  );
}
