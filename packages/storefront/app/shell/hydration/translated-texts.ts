declare global {
  interface Window {
    /** The changes of the page before hydration. Filled by start.js. */
    changes?: MutationRecord[] | undefined;
  }
}

/** The `<font>` element that a translator, such as Google Translate in Chrome, shows instead of each text. */
const translations = new WeakMap<Node, ChildNode>();

/** How many more translations are undone. Limited, because a translator that answers at once would go on for ever. */
let restorations = 0;
const maxRestorations = 5_000;

const observer = new MutationObserver((changes) => changes.forEach(follow));

function follow(change: MutationRecord): void {
  if (change.type === 'characterData') restore(change.target);
  else if (noteTranslation(change) && restorations-- > 0) change.removedNodes.forEach(restore);
}

/** Shows a text instead of its translation. The translator then translates it again. */
const restore = (text: Node) => translations.get(text)?.replaceWith(text);

/** Remembers the translation of a removed text, and observes the text, which React goes on changing. */
function noteTranslation({ removedNodes: [text], addedNodes: [added], previousSibling }: MutationRecord): boolean {
  const translation = added ?? previousSibling;
  if (!(text instanceof Text && translation instanceof HTMLElement && translation.matches('font'))) return false;
  translations.set(text, translation);
  observer.observe(text, { characterData: true });
  return true;
}

/**
 * Lets React work on a translated page. Until the returned function is called, the page shows its own texts, which
 * hydration has to find. Later, what React does to a text happens to its translation, and a changed text replaces it.
 */
export function followTranslator(): () => void {
  restorations = maxRestorations;
  window.changes?.forEach(follow);
  window.changes = undefined;
  observer.observe(document, { childList: true, subtree: true });
  letReactFindTranslations();
  return () => {
    restorations = 0;
  };
}

/** Nodes that something else has moved are ignored: that is no reason to lose the page. */
function letReactFindTranslations(): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the node they get as `this`
  const { insertBefore, removeChild } = Node.prototype;
  const shownIn = (parent: Node, node: Node | null) =>
    node && [node, translations.get(node)].find((shown) => shown?.parentNode === parent);
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    const shown = shownIn(this, child);
    if (shown) removeChild.call(this, shown);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null) {
    insertBefore.call(this, node, shownIn(this, before) ?? null);
    return node;
  };
}
