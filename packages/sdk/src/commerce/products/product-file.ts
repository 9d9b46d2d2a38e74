import { downloadableUrls, sanitiseUrl } from '@basin/domain';
import type { Product } from '../../contract/types.ts';

/** A file about a product: a sheet, a guide, a drawing or a model. */
export interface ProductFile {
  readonly title: string;
  /** Such as `PDF`. */
  readonly format: string;
  readonly url: string;
}

type Files = Pick<Product, 'tearSheet' | 'installationFiles' | 'cadFiles' | 'modelFiles'>;

/** Returns the downloadable files of a product: guides first, then drawings and models. */
export function documentsOf({ tearSheet, installationFiles, cadFiles, modelFiles }: Files): ProductFile[] {
  const files = [...(tearSheet === undefined ? [] : [tearSheet]), ...installationFiles, ...cadFiles, ...modelFiles];
  return files.flatMap((file) => documentFrom(file) ?? []);
}

/** Parses a file of the index, `title|format|URL`; undefined when it cannot be downloaded. */
export function documentFrom(file: string | undefined): ProductFile | undefined {
  const [found] = downloadableUrls(file === undefined ? [] : [file]);
  if (found === undefined) return undefined;
  const [title = '', format = '', url = ''] = found.split('|').map((part) => part.trim());
  return { title, format, url: sanitiseUrl(url) };
}
