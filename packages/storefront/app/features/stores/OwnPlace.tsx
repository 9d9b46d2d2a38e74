import { messages } from '@basin/domain';
import { Button, Icon, Link, Notice } from '@basin/react-ui';
import type { LocationErrorText } from '@basin/sdk';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useIsInBrowser } from '../../shell/document/use-is-in-browser.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

export interface OwnPlaceProps {
  readonly locationError: LocationErrorText | null;
  /** The browser knew a point, and no place is known there. */
  readonly isLost: boolean;
}

type Search = 'underWay' | 'failed';

/** Finds the showrooms near the shopper; only a browser that runs scripts knows where that is. */
export function OwnPlace({ locationError, isLost }: OwnPlaceProps) {
  const { t } = useLanguage();
  const isInBrowser = useIsInBrowser();
  const navigate = useNavigate();
  const [search, setSearch] = useState<Search>();
  const hasFailed = search === undefined ? isLost : search === 'failed';
  const go = ({ coords: { latitude, longitude } }: GeolocationPosition) => {
    setSearch(undefined);
    const point = { lat: roughly(latitude), long: roughly(longitude) };
    void navigate({ search: new URLSearchParams(point).toString() }, { preventScrollReset: true });
  };
  const find = () => {
    setSearch('underWay');
    navigator.geolocation.getCurrentPosition(go, () => setSearch('failed'));
  };
  return (
    <>
      {isInBrowser && (
        <div>
          <Button variant="quiet" size="small" pending={search === 'underWay'} onClick={find}>
            <Icon name="pin" />
            {t('store.ownPlace')}
          </Button>
        </div>
      )}
      {hasFailed && <LocationError {...(locationError ?? { ...unconfigured, message: messages.general })} />}
    </>
  );
}

const unconfigured = { title: undefined, link: null };

/** About a kilometre: enough for a showroom, and no more of where someone is. */
const roughly = (degrees: number): string => degrees.toFixed(2);

/** @see catalogue spec §8 */
const LocationError = ({ title, message, link }: Omit<LocationErrorText, 'title'> & { title: string | undefined }) => (
  <Notice tone="warning" role="alert" title={title} actions={link && <Link href={link.path}>{link.label}</Link>}>
    {message}
  </Notice>
);
