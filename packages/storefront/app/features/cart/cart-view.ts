import type { Cart, LineItem } from '@basin/sdk';

/** What a page shows of a line: the line, with the path of its product's page. */
export interface CartLineView extends Omit<LineItem, 'slug' | 'category' | 'sku' | 'description'> {
  readonly path: string | undefined;
}

/** What a page shows of a cart; nothing else of it travels to the browser. */
export interface CartView extends Pick<Cart, 'units' | 'sums' | 'codes'> {
  readonly lines: readonly CartLineView[];
}

export interface CartViewOptions {
  /** The path of a product's page. */
  readonly pathOf: (product: { slug: string; category: string | undefined }) => string;
}

/** A cart as pages show it. */
export const cartView = ({ lines, units, sums, codes }: Cart, options: CartViewOptions): CartView => ({
  lines: lineViews(lines, options),
  ...{ units, sums, codes },
});

/** The lines of a cart or an order as pages show them. */
export const lineViews = (lines: readonly LineItem[], options: CartViewOptions): CartLineView[] =>
  lines.map((line) => lineView(line, options));

const lineView = (
  { slug, category, sku: _, description: __, ...line }: LineItem,
  { pathOf }: CartViewOptions,
): CartLineView => ({
  ...line,
  path: slug === null ? undefined : pathOf({ slug, category: category ?? undefined }),
});
