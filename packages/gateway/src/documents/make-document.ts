import { write, type Pair } from '../catalogue/generate/text.ts';
import type { DocumentRequest } from './document-request.ts';
import { framePages } from './pdf/frame-pages.ts';
import { createHousePdf, finished } from './pdf/house-pdf.ts';
import { createWriter, type Writer } from './pdf/writer.ts';

/** A document about a product, in the house's frame: what it is called, and who writes its pages. */
export async function makeDocument(
  request: DocumentRequest,
  called: Pair,
  writePages: (writer: Writer, request: DocumentRequest) => void | Promise<void>,
): Promise<Buffer> {
  const { product, locale, variant } = request;
  const kind = write(called)[locale];
  const pdf = createHousePdf({
    title: `${product.name[locale]} – ${kind}`,
    subject: product.shortDescription[locale],
    author: product.brand,
    locale,
    made: request.made,
  });
  const writer = createWriter(pdf);
  await writePages(writer, request);
  framePages(pdf, writer, { brand: product.brand, kind, reference: variant.customerFacingSku, locale });
  writer.end();
  return finished(pdf);
}
