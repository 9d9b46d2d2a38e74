/** Products on one page of the document finder. */
export const productsPerPage = 24;

/** The last page of the finder: the index returns no results beyond it. */
export const maxPages = Math.floor(10_000 / productsPerPage);

/** Returns the number of pages that the finder links to. */
export const pageCount = (total: number): number => Math.min(Math.ceil(total / productsPerPage), maxPages);
