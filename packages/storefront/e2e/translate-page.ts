/**
 * Runs in a page: translates it like Google Translate in Chrome, which replaces each text by `<font>` elements, also the
 * texts that appear later, and changes the document's language. A translated text begins with a mark that `\s` matches.
 */
export function translatePage(start: 'before hydration' | 'after hydration'): void {
  const translate = (text: Node) => {
    const parent = text.parentElement;
    if (!parent || !text.nodeValue?.trim() || parent.closest('script,style,noscript,textarea,font,[translate=no]'))
      return;
    const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name));
    if (!outer || !inner) return;
    inner.append(`\uFEFF${text.nodeValue}`);
    outer.append(inner);
    parent.replaceChild(outer, text);
  };
  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) translate(text);
  };
  const follow = () => {
    translateAll();
    document.documentElement.lang = 'fr';
    document.documentElement.classList.add('translated-ltr');
    let isWaiting = false;
    new MutationObserver(() => {
      if (isWaiting) return;
      isWaiting = true;
      setTimeout(() => {
        isWaiting = false;
        translateAll();
      }, 30);
    }).observe(document, { childList: true, subtree: true });
  };
  const whenHydrated = () => {
    if (document.querySelector('body[data-key-source=page]')) follow();
    else setTimeout(whenHydrated, 20);
  };
  addEventListener('DOMContentLoaded', start === 'before hydration' ? follow : whenHydrated);
}
