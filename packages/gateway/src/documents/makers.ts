import type { Product } from '../catalogue/index.ts';
import type { DocumentRequest } from './document-request.ts';
import { drawingDxf } from './drawing/dxf.ts';
import { drawProduct } from './drawing/product-drawing.ts';
import type { Sheet } from './drawing/sheet.ts';
import { drawingSvg } from './drawing/svg.ts';
import { describeDimensions } from './describe-dimensions.ts';
import { makeModel } from './model/make-model.ts';
import { makeInstallationGuide } from './installation-guide.ts';
import { makeTearSheet } from './tear-sheet/tear-sheet.ts';

type Maker = (request: DocumentRequest) => Promise<Buffer>;

/** How each kind of file is made. */
export const makers: Readonly<Record<Product['documents'][number]['kind'], Maker>> = {
  tearSheet: makeTearSheet,
  installation: makeInstallationGuide,
  model3d: makeModel,
  cad2d: (request) => Promise.resolve(Buffer.from(drawingDxf(sheetOf(request)))),
  drawing: (request) => {
    const title = describeDimensions(request.product, request.locale);
    return Promise.resolve(Buffer.from(drawingSvg(sheetOf(request), title, request.locale)));
  },
};

/** @throws {RangeError} for a product that lists a drawing and has none */
function sheetOf({ product, locale, designs }: DocumentRequest): Sheet {
  const sheet = drawProduct(product, locale, designs);
  if (!sheet) throw new RangeError(`${product.slug} is not drawn`);
  return sheet;
}
