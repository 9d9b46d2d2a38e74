import { localeTag } from '@basin/domain';
import { Link, LinkButton, Text } from '@basin/react-ui';
import { dayFormat } from '../../shell/texts/day-format.ts';
import { usePageModel } from '../../shell/document/page-model.ts';
import { PageTitle } from '../../shell/document/PageTitle.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import { Notices } from '../../shell/notices/Notices.tsx';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { loadOwnedProducts, OwnedProductView } from './owned-products.server.ts';
import styles from './registration.module.css';

/** The products that a customer bought or registered, with documents and parts, or the services they ordered. */
export function OwnedProductsPage({ loaderData }: PageProps<typeof loadOwnedProducts>) {
  const { showsServices, owned, canRegister, notices } = loaderData;
  const { t } = useLanguage();
  const title = t(showsServices ? 'account.services' : 'account.products');
  const { emptyText = t(showsServices ? 'owned.services.none' : 'owned.products.none') } = usePageModel();
  return (
    <>
      <PageTitle title={title} />
      <Notices notices={notices} />
      {owned.length === 0 && <Text>{emptyText}</Text>}
      <OwnedList owned={owned} hasHelp={!showsServices} />
      {showsServices ? <ServiceLinks /> : canRegister && <RegistrationLinks />}
    </>
  );
}

function RegistrationLinks() {
  const { t, path } = useLanguage();
  return (
    <div className={styles.links}>
      <LinkButton href={path('/my-account/register-online-product')}>{t('registration.online')}</LinkButton>
      <LinkButton href={path('/register-offline-product')}>{t('registration.offline')}</LinkButton>
    </div>
  );
}

function ServiceLinks() {
  const { t, path } = useLanguage();
  return (
    <div className={styles.links}>
      <LinkButton href={path('/services/design-services')}>{t('owned.services.design')}</LinkButton>
      <LinkButton href={path('/services/installation-services')}>{t('owned.services.installation')}</LinkButton>
    </div>
  );
}

interface OwnedListProps {
  readonly owned: readonly OwnedProductView[];
  /** Whether they have documents and parts, unlike services. */
  readonly hasHelp: boolean;
}

function OwnedList({ owned, hasHelp }: OwnedListProps) {
  return (
    <ul className={styles.owned}>
      {owned.map((product) => (
        <Owned key={product.id} product={product} hasHelp={hasHelp} />
      ))}
    </ul>
  );
}

function Owned({ product, hasHelp }: { readonly product: OwnedProductView } & Pick<OwnedListProps, 'hasHelp'>) {
  const { modelNumber, path, picture } = product;
  const name = product.name ?? modelNumber ?? '';
  return (
    <li className={styles.product}>
      {picture !== null && (
        <CataloguePicture name={picture} alt="" sizes={pictureSizes.cartLine} className={styles.picture} />
      )}
      <div className={styles.facts}>
        <Text render={<div />} size="l">
          {path === undefined ? name : <Link href={path}>{name}</Link>}
        </Text>
        <Facts product={product} />
        {hasHelp && modelNumber !== null && <Help name={name} modelNumber={modelNumber} />}
      </div>
    </li>
  );
}

function Facts({ product }: { readonly product: OwnedProductView }) {
  const { t, locale } = useLanguage();
  // a date without a time is stored as midnight UTC
  const calendarDay = dayFormat(localeTag(locale), { dateStyle: 'long', timeZone: 'UTC' });
  const { modelNumber, serialNumber, purchasedAt, orderNumber } = product;
  const facts = [
    modelNumber !== null && t('product.sku', { sku: modelNumber }),
    serialNumber !== null && t('owned.serial', { number: serialNumber }),
    purchasedAt !== null && t('owned.bought', { date: calendarDay(purchasedAt) }),
    orderNumber !== null && t('owned.order', { number: orderNumber }),
  ].filter((fact) => fact !== false);
  return (
    <Text size="s" tone="muted">
      {facts.join(' · ')}
    </Text>
  );
}

/** Links to a product's documents and parts. */
function Help({ name, modelNumber }: { readonly name: string; readonly modelNumber: string }) {
  const { t, path } = useLanguage();
  const words = (field: string) => new URLSearchParams({ [field]: modelNumber }).toString();
  const links = [
    { label: t('owned.documents'), to: `/for-professionals/technical-specifications?${words('q')}` },
    { label: t('owned.parts'), to: `/support/service-parts?${words('keyword')}` },
  ];
  return (
    <div className={styles.links}>
      {links.map(({ label, to }) => (
        <Link key={label} href={path(to)} aria-label={`${label}, ${name}`}>
          {label}
        </Link>
      ))}
    </div>
  );
}
