import { localised, multiplyMoney, projectRooms, projectSums, type ProjectSums } from '@basin/domain';
import { moneyFrom, type ProductCard } from '@basin/sdk';
import type { Context } from '../../shell/context.ts';
import { createCardMapper } from '../catalogue/index.server.ts';
import type { ProductCardView } from '../catalogue/index.ts';
import { languageContext } from '../../shell/request-context.server.ts';
import { productsOf } from '../../shell/sdk/nouns.server.ts';
import { nameOf, type Project } from './project-store.server.ts';
import type { ProjectLineView, ProjectSummary, ProjectSumsView, ProjectView } from './project-view.ts';

type Line = Project['lineItems'][number];

/** Returns a project by room, each line with its product from the catalogue. */
export async function projectView(context: Context, project: Project): Promise<ProjectView> {
  const { id, lineItems, description = '' } = project;
  const skus = [...new Set(lineItems.map(({ sku }) => sku))];
  const [products, cardOf] = await Promise.all([productsOf(context).bySku(skus), createCardMapper(context)]);
  const viewOf = (line: Line) => lineView(context, line, products.get(line.sku), cardOf);
  return {
    id,
    name: nameOf(project, context),
    description,
    rooms: projectRooms(lineItems).map(({ room, lines, sums }) => ({
      room,
      lines: lines.map(viewOf),
      sums: sumsView(sums),
    })),
    sums: sumsView(projectSums(lineItems)),
  };
}

/** Returns the list entry of a project. */
export const projectSummary = (context: Context, project: Project): ProjectSummary => ({
  id: project.id,
  name: nameOf(project, context),
  rooms: projectRooms(project.lineItems)
    .map(({ room }) => room)
    .filter(Boolean),
  sums: sumsView(projectSums(project.lineItems)),
});

const sumsView = ({ units, net, list }: ProjectSums): ProjectSumsView => ({
  units,
  net: moneyFrom(net),
  list: list.centAmount > net.centAmount ? moneyFrom(list) : null,
});

function lineView(
  context: Context,
  line: Line,
  product: ProductCard | undefined,
  cardOf: (product: ProductCard) => ProductCardView,
): ProjectLineView {
  const { id, sku, modelNumber = sku, quantity, room = '', note = '', unitPrice, listPrice } = line;
  const card = product && cardOf(product);
  return {
    id,
    modelNumber,
    quantity,
    room,
    note,
    name: card?.name ?? (line.name && localised(line.name, context.get(languageContext).locale)) ?? sku,
    finish: product?.finishes.find((each) => each.sku === sku)?.name ?? null,
    coverage: product?.coverage ?? null,
    path: card && `${card.path}?skuId=${encodeURIComponent(sku)}`,
    image: card?.image.name ?? '',
    unitPrice: unitPrice ? moneyFrom(unitPrice) : null,
    listPrice: listPrice && unitPrice && listPrice.centAmount > unitPrice.centAmount ? moneyFrom(listPrice) : null,
    total: unitPrice ? moneyFrom(multiplyMoney(unitPrice, quantity)) : null,
  };
}
