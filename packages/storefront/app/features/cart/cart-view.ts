import { cartFrom, type Cart, type LineItem } from '@basin/sdk';
import type { Cart as WireCart } from '@basin/sdk/contract';
import type { Locale } from '@basin/domain';

/** What a page shows of a line: the line, with the path of its product's page. */
export interface CartLineView extends Omit<LineItem, 'slug' | 'category' | 'sku'> {
  readonly path: string | undefined;
}

/** What a page shows of a cart; nothing else of it travels to the browser. */
export interface CartView extends Pick<Cart, 'units' | 'sums'> {
  readonly lines: readonly CartLineView[];
}

export interface CartViewOptions {
  readonly locale: Locale;
  /** The path of a product's page. */
  readonly pathOf: (product: { slug: string; category: string | undefined }) => string;
}

/** A cart as pages show it. */
export function cartView(cart: WireCart, options: CartViewOptions): CartView {
  const { lines, units, sums } = cartFrom(cart, options.locale);
  return { lines: lineViews(lines, options), units, sums };
}

/** The lines of a cart or an order as pages show them. */
export const lineViews = (lines: readonly LineItem[], options: CartViewOptions): CartLineView[] =>
  lines.map((line) => lineView(line, options));

const lineView = ({ slug, category, sku: _, ...line }: LineItem, { pathOf }: CartViewOptions): CartLineView => ({
  ...line,
  path: slug === null ? undefined : pathOf({ slug, category: category ?? undefined }),
});
