import { Button, Icon, Link, Notice } from '@basin/react-ui';
import type { LocationErrorText } from '@basin/sdk';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsInBrowser } from '../../shell/document/use-is-in-browser.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { nearbySearch } from './nearby-search.ts';

export interface LocateMeProps {
  readonly locationError: LocationErrorText | null;
  /** Whether the browser's position could not be resolved to a place. */
  readonly isPlaceUnknown: boolean;
}

type Search = 'pending' | 'failed';

/** Finds the showrooms near the shopper. It needs scripts, because only the browser knows the position. */
export function LocateMe({ locationError, isPlaceUnknown }: LocateMeProps) {
  const { t } = useLanguage();
  const isInBrowser = useIsInBrowser();
  const navigate = useNavigate();
  const location = useLocation();
  const page = location.pathname + location.search;
  const shownPage = useRef<string>(undefined);
  useEffect(() => {
    shownPage.current = page;
    return () => {
      shownPage.current = undefined;
    };
  }, [page]);
  const [search, setSearch] = useState<Search>();
  const hasFailed = search === undefined ? isPlaceUnknown : search === 'failed';
  const showNearby = ({ coords: { latitude, longitude } }: GeolocationPosition) => {
    setSearch(undefined);
    if (shownPage.current !== page) return; // the shopper has gone elsewhere in the meantime
    void navigate({ search: nearbySearch(location.search, { latitude, longitude }) }, { preventScrollReset: true });
  };
  const fail = () => setSearch('failed');
  const locate = () => {
    setSearch('pending');
    if ('geolocation' in navigator) navigator.geolocation.getCurrentPosition(showNearby, fail, waits);
    else fail();
  };
  return (
    <>
      {isInBrowser && (
        <div>
          <Button variant="quiet" size="small" pending={search === 'pending'} onClick={locate}>
            <Icon name="pin" />
            {t('store.ownPlace')}
          </Button>
        </div>
      )}
      {hasFailed && <LocationError {...(locationError ?? { ...unconfigured, message: t('error.general') })} />}
    </>
  );
}

/** A position may be as old as the place of a visit. @see catalogue spec §9 */
const waits: PositionOptions = { timeout: 10_000, maximumAge: 30 * 60_000 };

const unconfigured = { title: undefined, link: null };

/** @see catalogue spec §8 */
const LocationError = ({ title, message, link }: Omit<LocationErrorText, 'title'> & { title: string | undefined }) => (
  <Notice tone="warning" role="alert" title={title} actions={link && <Link href={link.path}>{link.label}</Link>}>
    {message}
  </Notice>
);
