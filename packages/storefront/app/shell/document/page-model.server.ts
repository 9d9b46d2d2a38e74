import { hasStatus, isSdkError, type PageModel } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import { catalogueContext } from '../request-context.server.ts';

/** The page model of a path such as `/en/products`, or null when there is none. */
export async function loadPage(context: Readonly<RouterContextProvider>, path: string): Promise<PageModel | null> {
  try {
    return await context.get(catalogueContext).content.pageModel({ params: { pagePath: path }, query: {} });
  } catch (error) {
    if (hasStatus(error, 404) || isUnnameable(error)) return null;
    throw error;
  }
}

/** A path that can be the name of no page, such as one with an encoded slash. */
const isUnnameable = (error: unknown) =>
  isSdkError(error) && error.kind === 'contract' && error.direction === 'request';

/** A component of a page model. */
export type PageComponent = PageModel['items'][number];

/** The components that a page shows: the frame is the shop's own, containers only hold others. */
export const partsOf = ({ items }: PageModel): PageComponent[] => items.flatMap(visibleParts);

function visibleParts(component: PageComponent): PageComponent[] {
  const type = shortType(component);
  if (type === 'header' || type === 'footers') return [];
  return type === 'container' ? component.items.flatMap(visibleParts) : [component];
}

/** `basin/components/hero` is `hero`. */
export const shortType = ({ type }: Pick<PageComponent, 'type'>): string => type.slice(type.lastIndexOf('/') + 1);
