import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import chevron from '../Icon/chevron.module.css';
import { Link } from '../Link/Link.tsx';
import { nativeAttributes } from '../native-attributes.ts';
import styles from './NavigationMenu.module.css';

/** A place of a site, or a group of them. */
export interface NavigationItem {
  label: ReactNode;
  href: string;
  /** Makes it a button that opens this below the menu; a link to `href` belongs in it. */
  panel?: ReactNode;
  /** It is where the reader is. */
  current?: boolean | undefined;
}

export interface NavigationMenuProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names the menu: "Main". */
  label: string;
  items: readonly NavigationItem[];
  /** Goes to each panel, such as a `data-*` attribute to follow what is open. */
  panelProps?:
    | (Omit<ComponentPropsWithRef<'div'>, 'id' | 'popover' | 'children'> & Partial<Record<`data-${string}`, string>>)
    | undefined;
}

/** The places of a site in a row; a group opens a panel as wide as the page. The platform opens and closes it, so it needs no script. */
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
          <li data-part="navigation-menu-item" key={href}>
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
