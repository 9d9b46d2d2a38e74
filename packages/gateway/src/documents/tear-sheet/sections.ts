import { inLocale, isDiscontinued } from '@basin/domain';
import { textsOf } from '../../texts/texts.ts';
import type { DocumentRequest } from '../document-request.ts';
import type { TextBox, Writer } from '../pdf/writer.ts';
import { headingStyle, headingText, spaceBelowHeading, type Title } from '../section-heading.ts';

/** A heading with its lines. */
export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

const body = { size: 8.5, leading: 3 } as const;
const belowLine = 1;
/** The space below a section, which the last one on a page does without. */
export const belowSection = 14;

/** The lines that fit on a page below a title; a longer section is continued below its repeated title. */
const maxLines = 20;

/** Returns the text sections of a product, without empty ones. */
export function sectionsOf(request: DocumentRequest): readonly Section[] {
  const { product, locale } = request;
  const sections: readonly (readonly [Title, readonly string[]])[] = [
    ['contents', product.bundleItems.map(({ quantity, name }) => `${quantity} × ${inLocale(name, locale)}`)],
    ['features', product.features.map((feature) => inLocale(feature, locale))],
    ['care', [inLocale(product.care, locale)]],
    ['delivery', deliveryLines(request)],
    ['required', relatedLines(request, product.requiredAccessories)],
    ['parts', relatedLines(request, product.serviceParts)],
  ];
  return sections.flatMap(([name, lines]) => {
    const title = headingText(name, request);
    const parts = Array.from({ length: Math.ceil(lines.length / maxLines) });
    return parts.map((_, index) => ({ title, lines: lines.slice(index * maxLines, (index + 1) * maxLines) }));
  });
}

/** Returns the lead time and shipping policy, or a note when all variants are discontinued. */
function deliveryLines({ product, locale, date }: DocumentRequest): string[] {
  const isAvailable = product.variants.some(({ discontinued }) => !isDiscontinued(discontinued, date));
  if (isAvailable) return [inLocale(product.leadTime, locale), inLocale(product.freight.policy, locale)];
  const { noLongerMade, partsRemain } = textsOf('documents', locale);
  return [noLongerMade, ...(product.serviceParts.length > 0 ? [partsRemain] : [])];
}

/** Returns the names of related products with their model numbers. */
function relatedLines({ related, locale }: DocumentRequest, skus: readonly string[]): string[] {
  return skus.flatMap((sku) => {
    const found = related.get(sku);
    return found ? [`${inLocale(found.name, locale)}  ${found.customerFacingSku}`] : [];
  });
}

/** Returns the height of a section, including the space below it. */
export const sectionHeight = (writer: Writer, { title, lines }: Section, width: number): number =>
  lines.reduce(
    (sum, line) => sum + writer.heightOf(line, width, body) + belowLine,
    writer.heightOf(title, width, headingStyle) + spaceBelowHeading + belowSection,
  );

/** Writes a section and returns where the next begins. */
export function writeSection(writer: Writer, { title, lines }: Section, place: TextBox): number {
  let y = writer.write('H2', title, place, headingStyle) + spaceBelowHeading;
  for (const line of lines) y = writer.write('LI', line, { ...place, y }, body) + belowLine;
  return y + belowSection;
}
