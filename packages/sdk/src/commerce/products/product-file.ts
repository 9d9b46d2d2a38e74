import { downloadable, sanitiseUrl } from '@basin/domain';
import type { Product } from '../../contract/types.ts';

/** A file about a product: a sheet, a guide, a drawing, a model. */
export interface ProductFile {
  readonly title: string;
  /** Such as `PDF`. */
  readonly format: string;
  readonly url: string;
}

type Files = Pick<Product, 'tearSheet' | 'installationFiles' | 'cadFiles' | 'modelFiles'>;

/** The files of a product that can be fetched: what one reads first, then drawings and models. */
export function documentsOf({ tearSheet, installationFiles, cadFiles, modelFiles }: Files): ProductFile[] {
  const files = [...(tearSheet === undefined ? [] : [tearSheet]), ...installationFiles, ...cadFiles, ...modelFiles];
  return files.flatMap((file) => documentFrom(file) ?? []);
}

/** A file as the index tells it, `title|format|address`; undefined when it cannot be fetched. */
export function documentFrom(file: string | undefined): ProductFile | undefined {
  const [found] = downloadable(file === undefined ? [] : [file]);
  if (found === undefined) return undefined;
  const [title = '', format = '', address = ''] = found.split('|').map((part) => part.trim());
  return { title, format, url: sanitiseUrl(address) };
}
