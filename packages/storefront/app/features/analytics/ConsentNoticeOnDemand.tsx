import { lazy } from 'react';
import { useLocation } from 'react-router';
import { useShop } from '../../shell/document/use-shop.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

const load = () => import('./ConsentNotice.tsx');

/** Without a boundary around it, so that it is there before scripts are. @see ShopTheRoom */
const Notice = import.meta.env.SSR ? (await load()).default : lazy(load);

/** Asks a visitor who has not answered whether they may be counted; only their pages fetch its script. */
export function ConsentNotice() {
  const { path } = useLanguage();
  const { analytics } = useShop();
  const { pathname } = useLocation();
  const choices = path('/privacy-choices');
  if (!analytics || analytics.consent !== undefined || pathname === choices) return null;
  return <Notice choices={choices} />;
}
