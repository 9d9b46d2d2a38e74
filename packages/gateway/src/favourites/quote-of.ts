import { inLocale, localeFrom, localised, type Locale } from '@basin/domain';
import type { FileReply } from '@basin/sdk/contract';
import { findOffers, type Offer } from '../catalogue/index.ts';
import { findSeller } from '../content/index.ts';
import { findCustomer } from '../customers/index.ts';
import { notFound } from '../http/http-problem.ts';
import { textsOf } from '../texts/texts.ts';
import { projectPrices, type FavouritesList } from './favourites.ts';
import type { SavedProduct } from './favourites-document.ts';
import { findProjects, type FavouritesContext } from './favourites-store.ts';
import type { PrintQuote, QuoteLine } from './print-quote.ts';

/**
 * Renders the quote of a project in a language, with current prices.
 *
 * @throws {HttpProblem} 404 when the project is not the customer's
 */
export async function quoteOf(
  context: FavouritesContext,
  { id, lang }: { readonly id: string; readonly lang: string },
  print: PrintQuote | undefined,
): Promise<FileReply> {
  const [project] = await findProjects(context, id);
  if (!project || !print) throw notFound(`The ShoppingList with ID '${id}' was not found.`);
  const locale = localeFrom(lang);
  const { name, description } = project.document;
  const title = localised(name, locale) ?? id;
  const { document: customer } = await findCustomer(context.db, context.principal.customerId);
  const bytes = await print({
    project: title,
    description,
    seller: await findSeller(context.db, locale),
    customer: [[customer.firstName, customer.lastName].filter(Boolean).join(' '), customer.companyName ?? ''],
    lines: await linesOf(context, project, locale),
    quotedAt: context.now(),
    locale,
  });
  const { file } = textsOf('quote', locale);
  return { blob: new Blob([bytes], { type: 'application/pdf' }), filename: `${file}-${fileNameOf(title)}.pdf` };
}

const fileNameOf = (title: string) =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'project';

async function linesOf(context: FavouritesContext, project: FavouritesList, locale: Locale): Promise<QuoteLine[]> {
  const { lineItems } = project.document;
  const [prices, offers] = await Promise.all([
    projectPrices(context, [project]),
    findOffers(
      context.db,
      lineItems.map(({ sku }) => sku),
    ),
  ]);
  return lineItems.map((item) => ({ ...lineFrom(item, offers.get(item.sku), locale), ...prices.get(item.sku) }));
}

function lineFrom(
  { sku, quantity = 1, room, note }: SavedProduct,
  offer: Offer | undefined,
  locale: Locale,
): QuoteLine {
  return {
    sku,
    quantity,
    room,
    note,
    modelNumber: offer?.variant.customerFacingSku ?? sku,
    name: offer ? inLocale(offer.product.name, locale) : sku,
    finish: offer && inLocale(offer.variant.finish, locale),
    coverage: offer?.product.coverage,
  };
}
