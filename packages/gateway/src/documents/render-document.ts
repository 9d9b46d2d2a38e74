import { inLocale } from '@basin/domain';
import { textsOf } from '../texts/texts.ts';
import type { DocumentRequest } from './document-request.ts';
import { framePages } from './pdf/frame-pages.ts';
import { createBrandedPdf, collectBytes } from './pdf/branded-pdf.ts';
import { createWriter, type Writer } from './pdf/writer.ts';

/** Renders a branded document about a product; `writePages` writes its content. */
export async function renderDocument(
  request: DocumentRequest,
  kindName: 'tearSheet' | 'installation',
  writePages: (writer: Writer, request: DocumentRequest) => void | Promise<void>,
): Promise<Buffer> {
  const { product, locale, variant } = request;
  const kind = textsOf('documents', locale)[kindName];
  const pdf = createBrandedPdf({
    title: `${inLocale(product.name, locale)} – ${kind}`,
    subject: inLocale(product.shortDescription, locale),
    author: product.brand,
    locale,
    date: request.date,
  });
  const writer = createWriter(pdf);
  await writePages(writer, request);
  const { nominal: note } = textsOf('documents', locale);
  framePages(pdf, writer, { brand: product.brand, kind, reference: variant.customerFacingSku, note, locale });
  writer.end();
  return collectBytes(pdf);
}
