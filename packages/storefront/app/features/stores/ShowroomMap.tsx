import { StoreMap } from '@basin/react-ui';
import { useMemo } from 'react';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import land from './land.svg?url';
import type { MapArea } from './map-area.server.ts';
import type { Place } from './north-america.ts';
import styles from './ShowroomMap.module.css';
import type { ShowroomView } from './showroom-view.ts';

export interface ShowroomMapProps {
  readonly showrooms: readonly ShowroomView[];
  readonly area: MapArea;
  /** The id of the highlighted showroom. */
  readonly current: string;
  readonly onCurrentChange: (id: string) => void;
  readonly className?: string | undefined;
}

/** Returns the hash of a showroom's entry in the list. */
export const showroomHash = (id: string): string => `showroom-${id}`;

const isPlaced = (showroom: ShowroomView): showroom is ShowroomView & { readonly place: Place } =>
  showroom.place !== null;

/** A map of the showrooms, synchronised with their list. Renders nothing when none of them is on the map. */
export function ShowroomMap({ showrooms, area, current, onCurrentChange, className }: ShowroomMapProps) {
  const { t } = useLanguage();
  const marks = useMemo(
    () =>
      showrooms.filter(isPlaced).map(({ id, name, state, place }) => ({
        id,
        label: [name, state].filter(Boolean).join(', '), // two towns may have the same name
        ...place,
        href: `#${showroomHash(id)}`,
      })),
    [showrooms],
  );
  if (marks.length === 0) return null;
  return (
    <StoreMap
      label={t('store.map')}
      className={className}
      {...area}
      ground={
        <>
          <use href={`${land}#land`} />
          <use href={`${land}#lakes`} className={styles.water} />
          <use href={`${land}#borders`} />
        </>
      }
      marks={marks}
      value={current}
      onValueChange={onCurrentChange}
      zoomInLabel={t('store.map.zoomIn')}
      zoomOutLabel={t('store.map.zoomOut')}
    />
  );
}
