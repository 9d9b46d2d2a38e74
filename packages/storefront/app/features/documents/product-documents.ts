import { downloadable } from '@basin/domain';
import type { Product } from '@basin/sdk';

/** A file about a product: a sheet, a guide, a drawing, a model. */
export interface DocumentView {
  readonly title: string;
  readonly format: string;
  readonly path: string;
}

/** The files of a product that can be fetched: what one reads first, then drawings and models. */
export function documentsOf({ tearSheet, installationFiles, cadFiles, modelFiles }: Product): DocumentView[] {
  const files = [...(tearSheet === undefined ? [] : [tearSheet]), ...installationFiles, ...cadFiles, ...modelFiles];
  return files.flatMap((file) => documentFrom(file) ?? []);
}

/** A file as the index tells it, `title|format|address`; undefined when it cannot be fetched. */
export function documentFrom(file: string | undefined): DocumentView | undefined {
  const [found] = downloadable(file === undefined ? [] : [file]);
  if (found === undefined) return undefined;
  const [title = '', format = '', path = ''] = found.split('|').map((part) => part.trim());
  return { title, format, path };
}
