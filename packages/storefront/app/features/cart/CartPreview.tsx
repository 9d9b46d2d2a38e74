import { toastMs } from '@basin/domain';
import { LinkButton, Notice, Popover, Skeleton, Text, VisuallyHidden } from '@basin/react-ui';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './CartPreview.module.css';
import type { CartView } from './cart-view.ts';
import type { PreviewedAddition } from './preview-cart.ts';
import { SummaryLines } from './SummaryLines.tsx';

interface CartPreviewProps {
  /** The latest addition. A new one shows the preview again. */
  readonly addition: PreviewedAddition;
}

/** Shows the cart over the page after an addition. It does not take focus and closes by itself. */
export default function CartPreview({ addition }: CartPreviewProps) {
  const { t, path } = useLanguage();
  const [hidden, setHidden] = useState<unknown>();
  const hide = () => setHidden(addition);
  const { name, cart, message } = addition;
  const hold = useTimeout(hide, addition);
  return (
    <>
      <VisuallyHidden role="status">
        {t(cart ? 'product.added' : 'product.adding', { name })} {message}
      </VisuallyHidden>
      <Popover
        title={t(cart ? 'cart.preview' : 'cart.title')}
        closeLabel={t('action.close')}
        open={hidden !== addition}
        onOpenChange={(isOpen) => isOpen || hide()}
        data-flag="preview-cart-shown"
        className={styles.root}
        {...hold}
      >
        {message && <Notice>{message}</Notice>}
        {cart ? <Lines cart={cart} /> : <LinesPlaceholder name={name} />}
        <div className={styles.actions}>
          <LinkButton href={path('/cart')} onClick={hide}>
            {t('cart.preview.view')}
          </LinkButton>
          <LinkButton href={path('/checkout')} variant="primary" onClick={hide}>
            {t('cart.checkout')}
          </LinkButton>
        </div>
      </Popover>
    </>
  );
}

/** Placeholder for the lines, with the name of the added product. */
const LinesPlaceholder = ({ name }: { readonly name: string }) => (
  <div aria-busy>
    <Text>{name}</Text>
    <Skeleton shape="short" />
  </div>
);

const maxLines = 3;

/** The newest lines and the cart total. */
function Lines({ cart: { lines, sums } }: { readonly cart: CartView }) {
  const { t, money } = useLanguage();
  return (
    <>
      <SummaryLines lines={lines.slice(-maxLines)} />
      <p className={styles.sum}>
        <span>{t('cart.subtotal')}</span>{' '}
        <Text render={<span />} figures>
          {money(sums.subTotal)}
        </Text>
      </p>
    </>
  );
}

/** Calls back once after the toast duration. The timer pauses while the pointer or focus is inside. */
function useTimeout(callBack: () => void, restart: unknown) {
  const [isHeld, setIsHeld] = useState(false);
  const latest = useRef(callBack);
  useEffect(() => {
    latest.current = callBack;
  });
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => latest.current(), toastMs);
    return () => clearTimeout(timer);
  }, [isHeld, restart]);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
