import type { ReactNode } from 'react';
import { focusIfLost } from '../../shell/document/focus-if-lost.ts';
import { Notices } from '../../shell/notices/Notices.tsx';
import { CartListLine } from './CartListLine.tsx';
import type { CartLineView } from './cart-view.ts';
import type { ListGap } from './list-gap.ts';
import { renderAction } from './NoticeActionForm.tsx';
import styles from './cart.module.css';

interface LineListProps {
  readonly lines: readonly CartLineView[];
  readonly gap: ListGap | undefined;
  /** Renders a line's controls. */
  readonly children: (line: CartLineView) => ReactNode;
}

/** The lines of the cart or the saved items. What happened to a line that left the list stands where it was. */
export function LineList({ lines, gap, children }: LineListProps) {
  const items = lines.map((line) => (
    <CartListLine key={line.id} line={line}>
      {children(line)}
    </CartListLine>
  ));
  if (gap)
    items.splice(
      gap.index,
      0,
      <li key={gap.id} id={gap.id} tabIndex={-1} ref={takeFocus} className={styles.apart}>
        <Notices notices={gap.notices} renderAction={renderAction} />
      </li>,
    );
  return <ul>{items}</ul>;
}

/** Takes the focus of the pressed button, which has gone with its line. */
const takeFocus = (item: HTMLElement | null): void => focusIfLost(item, { preventScroll: true });
