import { Picture } from '@basin/react-ui';
import { masterWidthPx, pictureSources } from './picture-sources.ts';
import { preloadPicture } from './preload-picture.ts';
import { useImages } from './use-images.ts';

/** The dimensions of picture shapes, in px. */
const shapes = {
  square: { width: masterWidthPx, height: masterWidthPx },
  wide: { width: masterWidthPx, height: 1000 },
};

const roles = { square: 'card', wide: 'main' } as const;

export interface CataloguePictureProps {
  /** The name of the picture's master, or its stored path. */
  readonly name: string;
  readonly alt: string;
  /** The display width, as the `sizes` attribute. */
  readonly sizes: string;
  readonly shape?: keyof typeof shapes;
  readonly priority?: boolean | undefined;
  /** A miniature to show while the picture loads, as a data URL. */
  readonly placeholder?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * A catalogue picture in the width that the screen needs. It falls back to another format and then to a placeholder.
 */
export function CataloguePicture({ name, sizes, shape = 'square', ...props }: CataloguePictureProps) {
  const picture = pictureSources(useImages(), { name, sizes, role: roles[shape] });
  if (props.priority) preloadPicture(picture);
  return <Picture {...props} {...picture} {...shapes[shape]} />;
}
