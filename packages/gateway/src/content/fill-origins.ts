import type { ContentDocument } from './table.ts';

/** Where the systems are reached from outside; content names them `{gateway}` and `{images}`. */
export interface Origins {
  readonly gateway: string;
  readonly images: string;
}

/** A document whose texts name the systems by their addresses. */
export function fillOrigins(document: ContentDocument, origins: Origins): ContentDocument {
  const fill = (_: string, value: unknown): unknown =>
    typeof value === 'string'
      ? value.replaceAll('{gateway}', origins.gateway).replaceAll('{images}', origins.images)
      : value;
  return JSON.parse(JSON.stringify(document, fill)) as ContentDocument;
}
