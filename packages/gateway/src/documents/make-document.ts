import { inLocale } from '@basin/domain';
import { textsOf } from '../texts/texts.ts';
import type { DocumentRequest } from './document-request.ts';
import { framePages } from './pdf/frame-pages.ts';
import { createHousePdf, finished } from './pdf/house-pdf.ts';
import { createWriter, type Writer } from './pdf/writer.ts';

/** A document about a product, in the shop's frame: what it is called, and who writes its pages. */
export async function makeDocument(
  request: DocumentRequest,
  called: 'tearSheet' | 'installation',
  writePages: (writer: Writer, request: DocumentRequest) => void | Promise<void>,
): Promise<Buffer> {
  const { product, locale, variant } = request;
  const kind = textsOf('documents', locale)[called];
  const pdf = createHousePdf({
    title: `${inLocale(product.name, locale)} – ${kind}`,
    subject: inLocale(product.shortDescription, locale),
    author: product.brand,
    locale,
    made: request.made,
  });
  const writer = createWriter(pdf);
  await writePages(writer, request);
  const { nominal: note } = textsOf('documents', locale);
  framePages(pdf, writer, { brand: product.brand, kind, reference: variant.customerFacingSku, note, locale });
  writer.end();
  return finished(pdf);
}
