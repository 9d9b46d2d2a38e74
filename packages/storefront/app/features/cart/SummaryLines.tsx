import { CartLine } from '@basin/react-ui';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { CartLineView } from './cart-view.ts';
import { quantityText } from './quantity-text.ts';

/** A read-only summary of cart lines. */
export function SummaryLines({ lines }: { readonly lines: readonly CartLineView[] }) {
  const { t, money } = useLanguage();
  return (
    <ul>
      {lines.map((line) => (
        <CartLine
          key={line.id}
          render={<li />}
          name={line.name}
          picture={<CataloguePicture name={line.image} alt="" sizes={pictureSizes.summaryLine} />}
          details={[[line.finish, quantityText(t, line)].filter(Boolean).join(' · ')]}
          total={money(line.total)}
        />
      ))}
    </ul>
  );
}
