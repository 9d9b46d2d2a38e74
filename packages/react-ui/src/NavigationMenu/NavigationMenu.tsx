'use client';

import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { closeOnLeave } from '../close-on-leave.ts';
import chevron from '../Icon/chevron.module.css';
import { Link } from '../Link/Link.tsx';
import { nativeAttributes } from '../native-attributes.ts';
import styles from './NavigationMenu.module.css';

/** A section of a site, or a group of sections. */
export interface NavigationItem {
  label: ReactNode;
  href: string;
  /** Makes the item a button that opens this panel below the menu; include a link to `href` in the panel. */
  panel?: ReactNode;
  /** Marks the section that the reader is in. */
  current?: boolean | undefined;
}

export interface NavigationMenuProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the menu: "Main". */
  label: string;
  /** Links, and buttons that open a panel, in order. */
  items: readonly NavigationItem[];
  /** Attributes of each panel, such as `data-*`, for example to track which panel is open. */
  panelProps?:
    | (Omit<ComponentPropsWithRef<'div'>, 'id' | 'popover' | 'children'> & Partial<Record<`data-${string}`, string>>)
    | undefined;
}

/** The main sections of a site in a row; a group opens a panel of full page width. Panels are native popovers, so they work without scripts. */
export const NavigationMenu = /* @__PURE__ */ forwardRef(function NavigationMenu({
  label,
  items,
  panelProps,
  className,
  ...props
}: NavigationMenuProps) {
  const prefix = useId();
  return (
    <nav data-part="navigation-menu" aria-label={label} {...props} className={className}>
      <ul data-part="navigation-menu-list" className={styles.list}>
        {items.map(({ label: name, href, panel, current }, index) => (
          <li data-part="navigation-menu-item" key={href} onBlur={closeOnLeave}>
            {panel ? (
              <>
                <button
                  data-part="navigation-menu-button"
                  type="button"
                  {...nativeAttributes({ popoverTarget: `${prefix}-${index}` })}
                  aria-current={current ? 'true' : undefined}
                  className={classNames(chevron.root, styles.item)}
                >
                  {name}
                </button>
                <div
                  data-part="navigation-menu-panel"
                  {...panelProps}
                  id={`${prefix}-${index}`}
                  popover="auto"
                  className={classNames(styles.panel, panelProps?.className)}
                >
                  {panel}
                </div>
              </>
            ) : (
              <Link href={href} variant="quiet" className={styles.item} aria-current={current ? 'page' : undefined}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
});
