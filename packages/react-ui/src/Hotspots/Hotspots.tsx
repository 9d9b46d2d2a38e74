import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Hotspots.module.css';

export interface Hotspot {
  id: string;
  /** Where it points, in per cent of the picture from its left and its top. */
  x: number;
  y: number;
  /** Names what is there. */
  label: string;
  /** What opens: a card with a picture, a name, a link. */
  content: ReactNode;
}

export interface HotspotsProps extends ComponentPropsWithRef<'div'> {
  /** The picture, as `children`. */
  children: ReactNode;
  spots: readonly Hotspot[];
}

const SPOT_PX = 44;

/** A picture with points that each open a card; points and cards work before scripts load. */
export function Hotspots({ spots, className, children, ...props }: HotspotsProps) {
  const prefix = useId();
  return (
    <div {...props} className={classNames(styles.root, className)}>
      {children}
      {/* Places by attribute: a style attribute is not allowed by a strict content security policy. */}
      <svg className={styles.plane}>
        {spots.map(({ id, x, y, label }) => (
          <foreignObject
            key={id}
            x={`${x}%`}
            y={`${y}%`}
            width={SPOT_PX}
            height={SPOT_PX}
            transform={`translate(${-SPOT_PX / 2} ${-SPOT_PX / 2})`}
          >
            <button type="button" className={styles.spot} aria-label={label} popoverTarget={`${prefix}-${id}`}>
              <Icon name="plus" className={styles.mark} />
            </button>
          </foreignObject>
        ))}
      </svg>
      {spots.map(({ id, label, content }) => (
        <div key={id} id={`${prefix}-${id}`} popover="auto" role="group" aria-label={label} className={styles.card}>
          {content}
        </div>
      ))}
    </div>
  );
}
