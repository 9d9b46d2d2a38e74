import type { ContentDocument } from './table.ts';

/** The public origins of the gateway and the image service; content refers to them as `{gateway}` and `{images}`. */
export interface ContentOrigins {
  readonly gateway: string;
  readonly images: string;
}

/** Replaces the placeholders in a document by the origins. */
export function fillOrigins(document: ContentDocument, origins: ContentOrigins): ContentDocument {
  const fill = (_: string, value: unknown): unknown =>
    typeof value === 'string'
      ? value.replaceAll('{gateway}', origins.gateway).replaceAll('{images}', origins.images)
      : value;
  return JSON.parse(JSON.stringify(document, fill)) as ContentDocument;
}
