import { bundleChildren } from './bundle.ts';
import type { BundleItem, LineAction } from './line-action.ts';
import type { LineItem, LineItemFields } from './line-item.ts';

/** What a shopper wants of the cart, apart from its version. */
export type CartIntent =
  | {
      readonly intent: 'add';
      readonly sku: string;
      readonly quantity: number;
      readonly fields?: LineItemFields | undefined;
    }
  | {
      readonly intent: 'addBundle';
      readonly sku: string;
      readonly quantity: number;
      readonly bundleItems: readonly BundleItem[];
      readonly fields?: LineItemFields | undefined;
    }
  | { readonly intent: 'setQuantity'; readonly lineId: string; readonly quantity: number }
  | { readonly intent: 'remove'; readonly lineId: string };

/** A wish that the cart as it now is does not allow, beside what the shopper saw. */
export interface CartConflict {
  readonly intent: CartIntent;
  /** Why it cannot be carried out on the newer cart. */
  readonly reason: 'lineGone' | 'lineChanged';
  /** Units of the line now; 0 when it is gone. */
  readonly quantity: number;
}

/** The actions that carry wishes out on a newer cart, and the wishes that need an answer first. */
export interface ReappliedIntents {
  /** What to send with the newer version; empty when there is nothing left to do. */
  readonly actions: readonly LineAction[];
  /** What the shopper has to decide again. */
  readonly conflicts: readonly CartConflict[];
}

/**
 * A shopper's intents, formed on the cart as seen, for a cart that has changed since. Adding adds to whatever is there. A quantity is
 * set only if the line, and the whole bundle it belongs to, is still as seen. Removing removes whatever is left.
 *
 * @see docs/domain.md conflicts
 */
export function reapplyIntents(
  intents: readonly CartIntent[],
  seen: readonly LineItem[],
  current: readonly LineItem[],
): ReappliedIntents {
  const actions: LineAction[] = [];
  const conflicts: CartConflict[] = [];
  for (const intent of intents) {
    const line = 'lineId' in intent ? current.find(({ id }) => id === intent.lineId) : undefined;
    const reason = conflictOf(intent, line, seen, current);
    if (reason) conflicts.push({ intent, reason, quantity: line?.quantity ?? 0 });
    else if (!isDone(intent, line)) actions.push(actionOf(intent, line, current));
  }
  return { actions, conflicts };
}

function conflictOf(
  intent: CartIntent,
  line: LineItem | undefined,
  seen: readonly LineItem[],
  current: readonly LineItem[],
): CartConflict['reason'] | undefined {
  if (intent.intent !== 'setQuantity' || isDone(intent, line)) return undefined;
  if (!line) return 'lineGone';
  return unitText(seen, intent.lineId) === unitText(current, intent.lineId) ? undefined : 'lineChanged';
}

/** Whether the cart already is as the shopper wants it. */
function isDone(intent: CartIntent, line: LineItem | undefined): boolean {
  if (intent.intent === 'remove') return line === undefined;
  return intent.intent === 'setQuantity' && (line?.quantity ?? 0) === intent.quantity;
}

/** The line with its bundle, parent and parts, as comparable text. */
function unitText(lines: readonly LineItem[], lineId: string): string {
  const line = lines.find(({ id }) => id === lineId);
  const rootId = line?.bundleParentId ?? lineId;
  const unit = lines.filter(({ id, bundleParentId }) => id === rootId || bundleParentId === rootId);
  return JSON.stringify(unit.map(({ id, sku, quantity }) => [id, sku, quantity]).sort());
}

function actionOf(
  { intent: _, ...content }: CartIntent,
  line: LineItem | undefined,
  current: readonly LineItem[],
): LineAction {
  if ('bundleItems' in content) return { action: 'addbundle', ...content };
  if ('sku' in content) return { action: 'addLineItem', ...content };
  const isPart = line?.bundleParentId !== undefined;
  const isInBundle = isPart || bundleChildren(current, content.lineId).length > 0;
  const lineItemId = content.lineId;
  if ('quantity' in content) {
    const action = isInBundle ? 'changeBundleItemQuantity' : 'changeLineItemQuantity';
    return { action, lineItemId, quantity: content.quantity };
  }
  if (isPart) return { action: 'removeBundleItem', lineItemId };
  return { action: isInBundle ? 'removebundle' : 'removeLineItem', lineItemId };
}
