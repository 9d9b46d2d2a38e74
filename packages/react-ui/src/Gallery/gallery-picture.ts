import type { PictureProps } from '../Picture/Picture.tsx';

/** A picture of a gallery. */
export interface GalleryPicture extends PictureProps {
  /** Accessible name of its thumbnail: "Spout, detail". */
  label: string;
  /** URL of the small copy. */
  thumbnail: string;
  /** URL of the large copy. */
  large: string;
}
