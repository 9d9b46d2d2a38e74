import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { Icon } from '../Icon/Icon.tsx';
import { nativeAttributes } from '../native-attributes.ts';
import styles from './Hotspots.module.css';

export interface Hotspot {
  id: string;
  /** Position of the point, in percent of the picture from its left and top. */
  x: number;
  y: number;
  /** Names the product at the point. */
  label: string;
  /** Content of the card that opens: a picture, a name, a link. */
  content: ReactNode;
}

export interface HotspotsProps extends ComponentPropsWithRef<'div'> {
  /** The picture. */
  children: ReactNode;
  /** The marked places of the picture. */
  spots: readonly Hotspot[];
}

/** A picture with points that each open a card. Points and cards work before scripts load. */
export const Hotspots = /* @__PURE__ */ forwardRef(function Hotspots({
  spots,
  className,
  children,
  ...props
}: HotspotsProps) {
  const prefix = useId();
  return (
    <div data-part="hotspots" {...props} className={classNames(styles.root, className)}>
      {children}
      {spots.map(({ id, x, y, label }) => (
        <span data-part="hotspots-plane" key={id} className={styles.plane}>
          {/* Its size in percent positions the point, because a strict content security policy forbids style attributes. */}
          <svg width={`${x}%`} height={`${y}%`} aria-hidden />
          <span data-part="hotspots-place" className={styles.place}>
            <button
              data-part="hotspots-spot"
              type="button"
              className={styles.spot}
              aria-label={label}
              {...nativeAttributes({ popoverTarget: `${prefix}-${id}` })}
            >
              <Icon data-part="hotspots-mark" name="plus" className={styles.mark} />
            </button>
          </span>
        </span>
      ))}
      {spots.map(({ id, label, content }) => (
        <div
          data-part="hotspots-card"
          key={id}
          id={`${prefix}-${id}`}
          popover="auto"
          role="group"
          aria-label={label}
          className={styles.card}
        >
          {content}
        </div>
      ))}
    </div>
  );
});
