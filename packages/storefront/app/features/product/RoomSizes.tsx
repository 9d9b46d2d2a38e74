import { Button, Disclosure, TextField } from '@basin/react-ui';
import { roomBounds } from '../cart/index.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { RoomSizeView } from './product-view.ts';
import { mostRooms, sizeFields } from './room-sizes.ts';
import styles from './RoomPlanner.module.css';

interface RoomSizesProps {
  readonly sizes: readonly RoomSizeView[];
  readonly onChange: (sizes: readonly RoomSizeView[]) => void;
  readonly isOpen: boolean;
}

const blank: RoomSizeView = { length: '', width: '' };

/** Rooms by length and width. Without scripts the last row stays free: each calculation brings another. */
export function RoomSizes({ sizes, onChange, isOpen }: RoomSizesProps) {
  const { t } = useLanguage();
  const change = (at: number, side: keyof RoomSizeView) => (value: string) =>
    onChange(sizes.map((size, index) => (index === at ? { ...size, [side]: value } : size)));
  return (
    <Disclosure summary={t('planner.rooms')} open={isOpen}>
      <ul className={styles.rooms}>
        {sizes.map((size, index) => (
          <li key={index} className={styles.room}>
            {(['length', 'width'] as const).map((side) => (
              <TextField
                key={side}
                label={t(`planner.room.${side}`, { number: index + 1 })}
                note={t('planner.length.unit')}
                name={sizeFields[side]}
                type="number"
                inputMode="decimal"
                min={roomBounds.area.least}
                max={1000}
                step="any"
                value={size[side]}
                onValueChange={change(index, side)}
              />
            ))}
          </li>
        ))}
      </ul>
      {sizes.length < mostRooms && (
        <Button type="button" size="small" className={styles.add} onClick={() => onChange([...sizes, blank])}>
          {t('planner.rooms.add')}
        </Button>
      )}
    </Disclosure>
  );
}

/** The rows that a planner begins with: those that are filled in, and a free one. */
export const rowsOf = (sizes: readonly RoomSizeView[]): readonly RoomSizeView[] =>
  sizes.length < mostRooms ? [...sizes, blank] : sizes;
