import type { PictureProps } from '../Picture/Picture.tsx';

/** One picture of a gallery. */
export interface GalleryPicture extends PictureProps {
  /** Names its thumbnail: "Spout, detail". */
  label: string;
  /** The small copy. */
  thumbnail: string;
  /** The address of the large copy. */
  large: string;
}
