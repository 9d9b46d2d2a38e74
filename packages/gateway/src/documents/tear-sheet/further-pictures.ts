import { inLocale } from '@basin/domain';
import { renderImage } from '../../images/index.ts';
import type { DocumentRequest } from '../document-request.ts';
import { pageTop } from '../pdf/frame-pages.ts';
import { columnWidth, page } from '../pdf/branded-pdf.ts';
import type { Writer } from '../pdf/writer.ts';
import { printImage } from './print-image.ts';

const gap = 24;
const maxPictures = 3;
const wide = 16 / 9;

interface FurtherPicture {
  readonly bytes: Buffer;
  readonly alt: string;
}

/** Pictures, and their width-to-height ratio. */
export interface FurtherPictures {
  readonly pictures: readonly FurtherPicture[];
  readonly shape: number;
}

/** Finds other views of the finish and room scenes of the product, at most as many as fit in one row. */
export async function furtherPictures(request: DocumentRequest): Promise<FurtherPictures> {
  const { product, variant, locale, masters } = request;
  const names = [...(variant.views ?? []), ...product.images].filter((name) => name !== variant.image);
  const found = await Promise.all(names.map(async (name) => ({ name, master: await masters.find(name) })));
  const chosen = found
    .flatMap(({ name, master }) => (master && !master.isSvg ? [{ name, master }] : []))
    .slice(0, maxPictures);
  // a room scene may be cropped, a product may not
  const shape = chosen.length === 1 && product.images.includes(chosen[0]?.name ?? '') ? wide : 1;
  const pictures = chosen.map(async ({ name, master }) => ({
    bytes: await renderImage(master, printImage(shape === wide ? 1400 : 700, shape)),
    alt: inLocale(product.imageTexts?.[name] ?? product.name, locale),
  }));
  return { pictures: await Promise.all(pictures), shape };
}

/** Writes the pictures in a row at the top of a page. Returns where the text of its left and right half begins. */
export function writePictures(writer: Writer, { pictures, shape }: FurtherPictures): readonly [number, number] {
  const columns = shape === wide ? 1 : Math.max(pictures.length, 2);
  const width = (columnWidth - gap * (columns - 1)) / columns;
  const height = width / shape;
  pictures.forEach(({ bytes, alt }, index) => {
    writer.picture(bytes, { x: page.margin + index * (width + gap), y: pageTop, width, height }, alt);
  });
  const below = pageTop + height + 20;
  return [pictures.length > 0 ? below : pageTop, pictures.length >= columns ? below : pageTop];
}
