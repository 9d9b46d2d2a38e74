import type { Product } from '../catalogue/index.ts';
import type { DocumentRequest } from './document-request.ts';
import { drawingDxf } from './drawing/dxf.ts';
import { drawProduct } from './drawing/product-drawing.ts';
import type { Sheet } from './drawing/sheet.ts';
import { drawingSvg } from './drawing/svg.ts';
import { describeDimensions } from './describe-dimensions.ts';
import { renderModel } from './model/render-model.ts';
import { renderInstallationGuide } from './installation-guide.ts';
import { renderTearSheet } from './tear-sheet/tear-sheet.ts';

type Renderer = (request: DocumentRequest) => Promise<Buffer>;

/** The renderer of each kind of file. */
export const renderers: Readonly<Record<Product['documents'][number]['kind'], Renderer>> = {
  tearSheet: renderTearSheet,
  installation: renderInstallationGuide,
  model3d: renderModel,
  cad2d: (request) => Promise.resolve(Buffer.from(drawingDxf(sheetOf(request)))),
  drawing: (request) => {
    const title = describeDimensions(request.product, request.locale);
    return Promise.resolve(Buffer.from(drawingSvg(sheetOf(request), title, request.locale)));
  },
};

/** @throws {RangeError} for a product that lists a drawing but cannot be drawn */
function sheetOf({ product, locale, designs }: DocumentRequest): Sheet {
  const sheet = drawProduct(product, locale, designs);
  if (!sheet) throw new RangeError(`${product.slug} has no drawing`);
  return sheet;
}
