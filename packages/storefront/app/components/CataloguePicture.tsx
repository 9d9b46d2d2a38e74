import { imageFallbacks } from '@basin/domain';
import { Picture } from '@basin/react-ui';
import { useImages } from './use-images.ts';
import { preloadPicture } from './preload-picture.ts';

/** Own sizes of the picture masters, and the widths in which they are asked for; all in px. */
const shapes = {
  square: { width: 1000, height: 1000, widths: [240, 360, 480, 720, 1000] },
  wide: { width: 1600, height: 1000, widths: [480, 800, 1200, 1600] },
};

export interface CataloguePictureProps {
  /** Name of the picture's master, or its stored path. */
  readonly name: string;
  readonly alt: string;
  /** How wide it is shown, as `sizes` of an `img` says it. */
  readonly sizes: string;
  readonly shape?: keyof typeof shapes;
  readonly priority?: boolean | undefined;
  /** A miniature to stand in its place, as a data URL. */
  readonly placeholder?: string | undefined;
  readonly className?: string | undefined;
}

/** A picture of the catalogue in the width that the screen needs; it falls back to another format, then to a placeholder. */
export function CataloguePicture({ name, shape = 'square', ...props }: CataloguePictureProps) {
  const image = useImages();
  const [src = '', ...fallbacks] = imageFallbacks(image(name, 720), '/placeholder.svg');
  const { widths, ...size } = shapes[shape];
  const srcSet = widths.map((widthPx) => `${image(name, widthPx)} ${widthPx}w`).join(', ');
  if (props.priority) preloadPicture({ src, srcSet, sizes: props.sizes });
  return <Picture {...props} src={src} fallbacks={fallbacks} srcSet={srcSet} {...size} />;
}
