import { createContext, use } from 'react';

/** The texts of a page that the shop builds itself, as its page model has them. */
export interface PageModelTexts {
  readonly title?: string;
  readonly description?: string | undefined;
  readonly heading?: string;
  readonly text?: string | undefined;
  /** What the page says when it has no content, and where it leads then. */
  readonly emptyText?: string | undefined;
  readonly emptyLink?: { readonly title: string; readonly path: string } | undefined;
}

export const PageModelContext = createContext<PageModelTexts>({});

/** Returns the page's texts of the content system: none when it has no such page or is unavailable. */
export const usePageModel = (): PageModelTexts => use(PageModelContext);
