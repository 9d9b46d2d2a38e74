import { inLocale, formatMoney, guestPersona, isDiscontinued, localeTag, type Locale } from '@basin/domain';
import { pluralText } from '../texts/fill-text.ts';
import PDFDocument from 'pdfkit';
import { textsOf } from '../texts/texts.ts';
import type { Product } from '../catalogue/index.ts';
import { faces, printable } from './pdf/branded-pdf.ts';
import type { PrintCatalogue } from '../downloads/index.ts';
import { masterVariant, productPrice } from '../search/index.ts';

const margin = 48;
const columns = 2;
const cell = { width: 246, height: 168 };
const pictureSize = 92;

/** Renders a page of the catalogue as a PDF file in US Letter size. */
export const cataloguePdf: PrintCatalogue = async (options) => {
  const { page, pages, locale, products, pictureOf, seller, now } = options;
  const text = textsOf('catalogue-pdf', locale);
  const [name = text.title] = seller;
  const pictures = await Promise.all(products.map((product) => pictureOf(masterVariant(product).image)));
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin,
    lang: localeTag(locale),
    info: { Title: `${text.title} ${page}`, Author: name, CreationDate: now },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise((resolve) => pdf.on('end', resolve));
  pdf.registerFont('text', faces.text).registerFont('strong', faces.strong);

  const categories = new Set(products.map(({ category }) => inLocale(category, locale)));
  pdf
    .font('strong')
    .fontSize(18)
    .text(printable([...categories].join(' · ')), margin, margin);
  products.forEach((product, index) => {
    const left = margin + (index % columns) * (cell.width + 24);
    const top = margin + 36 + Math.floor(index / columns) * (cell.height - 8);
    drawProduct(pdf, product, { left, top, picture: pictures[index], locale, now });
  });
  pdf.page.margins.bottom = 0;
  pdf.font('text').fontSize(8).fillColor('#666666');
  pdf.text(`${printable(name)} · ${text.page} ${page} / ${pages}`, margin, pdf.page.height - 36, { lineBreak: false });
  pdf.end();
  await written;
  return Uint8Array.from(Buffer.concat(chunks));
};

interface Cell {
  readonly left: number;
  readonly top: number;
  readonly picture: Uint8Array | undefined;
  readonly locale: Locale;
  readonly now: Date;
}

function drawProduct(pdf: PDFKit.PDFDocument, product: Product, { left, top, picture, locale, now }: Cell): void {
  if (picture) pdf.image(Buffer.from(picture), left, top, { fit: [pictureSize, pictureSize] });
  const column = left + pictureSize + 12;
  const width = cell.width - pictureSize - 12;
  const facts = factsOf(product, locale, now).join(' · ');
  pdf
    .fillColor('#111111')
    .font('strong')
    .fontSize(10)
    .text(printable(inLocale(product.name, locale)), column, top, { width });
  pdf.font('text').fontSize(8).text(printable(facts), { width });
  pdf
    .moveDown(0.4)
    .fillColor('#444444')
    .text(printable(inLocale(product.shortDescription, locale)), { width, height: 64, ellipsis: true });
}

/** Returns the model number, and the number of finishes with the lowest price unless all are discontinued. */
function factsOf(product: Product, locale: Locale, now: Date): string[] {
  const text = textsOf('catalogue-pdf', locale);
  const { customerFacingSku } = masterVariant(product);
  const finishes = product.variants.filter(({ discontinued }) => !isDiscontinued(discontinued, now)).length;
  if (finishes === 0) return [customerFacingSku, textsOf('documents', locale).discontinued];
  const price = productPrice(product, guestPersona, now);
  const amount = price && { centAmount: Math.round(price.final * 100), currencyCode: 'USD' };
  return [
    customerFacingSku,
    ...(finishes > 1 ? [pluralText(text.finishes, finishes, locale)] : []),
    ...(amount ? [`${text.from} ${formatMoney(amount, localeTag(locale))}`] : []),
  ];
}
