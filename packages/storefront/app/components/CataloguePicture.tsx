import { imageFallbacks, imageUrl } from '@basin/domain';
import { Picture } from '@basin/react-ui';
import { useShop } from '../routes/shop/use-shop.ts';

/** Own sizes of the picture masters, in px. */
const shapes = { square: [1600, 1600], wide: [1600, 1000] } as const;
const widthsPx = [240, 360, 480, 640, 960, 1280, 1600];

export interface CataloguePictureProps {
  /** Name of the picture's master, or its stored address. */
  readonly name: string;
  readonly alt: string;
  /** How wide it is shown, as `sizes` of an `img` says it. */
  readonly sizes: string;
  readonly shape?: keyof typeof shapes;
  readonly priority?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A picture of the catalogue in the width that the screen needs; it falls back to another format, then to a placeholder. */
export function CataloguePicture({ name, shape = 'square', ...props }: CataloguePictureProps) {
  const { images } = useShop();
  const stored = name.includes('/') ? name : `${images.url}/is/image/${images.account}/${name}`;
  const inWidth = (widthPx: number) => imageUrl(stored, { account: images.account, widthPx, format: 'webp' });
  const [src = '', ...fallbacks] = imageFallbacks(inWidth(640), '/placeholder.svg');
  const [width, height] = shapes[shape];
  return (
    <Picture
      {...props}
      src={src}
      fallbacks={fallbacks}
      srcSet={widthsPx.map((widthPx) => `${inWidth(widthPx)} ${widthPx}w`).join(', ')}
      width={width}
      height={height}
    />
  );
}
