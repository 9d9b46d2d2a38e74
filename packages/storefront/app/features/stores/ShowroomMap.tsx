import { StoreMap } from '@basin/react-ui';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import land from './land.svg?url';
import { viewAround, wholeView, type Place } from './north-america.ts';
import type { ShowroomView } from './showroom-view.ts';

interface ShowroomMapProps {
  readonly showrooms: readonly ShowroomView[];
  /** They lie near a place: the map shows the land around them. */
  readonly isNear: boolean;
  /** The showroom that stands out, by its id. */
  readonly current: string;
  readonly onCurrentChange: (id: string) => void;
}

/** The hash of a showroom's line in the list. */
export const showroomHash = (id: string): string => `showroom-${id}`;

const isPlaced = (showroom: ShowroomView): showroom is ShowroomView & { readonly place: Place } =>
  showroom.place !== null;

/** Where the showrooms are, in step with their list; nothing when all of them lie elsewhere. */
export function ShowroomMap({ showrooms, isNear, current, onCurrentChange }: ShowroomMapProps) {
  const { t } = useLanguage();
  const placed = showrooms.filter(isPlaced);
  if (placed.length === 0) return null;
  return (
    <StoreMap
      label={t('store.map')}
      view={isNear ? viewAround(placed.map(({ place }) => place)) : wholeView}
      ground={
        <>
          <use href={`${land}#land`} />
          <use href={`${land}#borders`} />
        </>
      }
      marks={placed.map(({ id, name, place }) => ({ id, label: name, ...place, href: `#${showroomHash(id)}` }))}
      value={current}
      onValueChange={onCurrentChange}
      zoomInLabel={t('store.map.zoomIn')}
      zoomOutLabel={t('store.map.zoomOut')}
    />
  );
}
