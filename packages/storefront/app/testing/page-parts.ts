import type { PagePart, PageView } from '../features/content/page-view.ts';

/** Returns the first part of a type. @throws {Error} when the page has none */
export function partOf<Type extends PagePart['type']>(page: PageView, type: Type) {
  const part = page.parts.find((candidate) => candidate.type === type);
  if (!part) throw new Error(`the page has no ${type}`);
  return part.view as Extract<PagePart, { type: Type }>['view'];
}
