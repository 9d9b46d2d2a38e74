import type { Cart, LineItem } from '@basin/sdk';
import type { SessionNotice } from '../../shell/session/shop-session.ts';
import type { TextKey } from '../../shell/texts/translate.ts';
import { rejectionKeys } from './discount-codes.ts';

/** A cart line as a page shows it, with the path of its product page. */
export interface CartLineView extends Omit<LineItem, 'slug' | 'category' | 'description'> {
  readonly path: string | undefined;
  /** What happened to the quantity that was entered, or what keeps the line from being ordered. */
  readonly notice?: SessionNotice | undefined;
}

/** The part of a cart that is sent to the browser. */
export interface CartView extends Pick<Cart, 'units' | 'sums'> {
  readonly lines: readonly CartLineView[];
  /** The entered discount codes, each with the reason why it reduces nothing. */
  readonly codes: readonly { readonly code: string; readonly problem: TextKey | undefined }[];
  /** Why the code that was entered was rejected. */
  readonly rejectedCode?: SessionNotice | undefined;
  /** Why the e-mail address for the shared cart was rejected. */
  readonly rejectedEmail?: SessionNotice | undefined;
}

export interface CartViewOptions {
  /** Returns the path of a product page. */
  readonly pathOf: (product: { slug: string; category: string | undefined }) => string;
}

/** Converts a cart to its view. */
export const cartView = ({ lines, units, sums, codes }: Cart, options: CartViewOptions): CartView => ({
  lines: lineViews(lines, options),
  units,
  sums,
  codes: codes.map(({ code, rejection }) => ({
    code,
    problem: rejection === null ? undefined : rejectionKeys[rejection],
  })),
});

/** Converts cart or order lines to their views. */
export const lineViews = (lines: readonly LineItem[], options: CartViewOptions): CartLineView[] =>
  lines.map((line) => lineView(line, options));

const lineView = (
  { slug, category, description: _, ...line }: LineItem,
  { pathOf }: CartViewOptions,
): CartLineView => ({
  ...line,
  path: slug === null ? undefined : pathOf({ slug, category: category ?? undefined }),
});
