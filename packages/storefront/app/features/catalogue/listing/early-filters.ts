// Inlined in every listing (see EarlyFilters): until hydration it fetches the page of a chosen filter and patches this
// page to match.
import type {} from '../../../shell/hydration/held-clicks.ts';

{
  const { dataset: waiting } = document.documentElement;
  const factsOf = ({ head }: Document) => head.querySelectorAll('title,meta,link[rel=canonical],link[rel=alternate]');
  const listingForm = 'main form:not([action])';
  const request = new XMLHttpRequest(); // XMLHttpRequest parses the document where Trusted Types forbid a parser
  let shown = location.search;
  let requested = shown;

  /** Returns the query string of a submitted form, without price bounds at the ends of their range. */
  const searchOf = (form: HTMLFormElement) => {
    const fields = new FormData(form);
    for (const { name, value, min, max } of form.querySelectorAll<HTMLInputElement>('[type=number]'))
      if (value === (name === 'priceFrom' ? min : max)) fields.delete(name);
    const search = new URLSearchParams([...fields] as [string, string][]).toString();
    return search && `?${search}`;
  };

  /**
   * Patches an element to match another. Unchanged parts keep their state, such as open disclosures and scroll
   * position.
   */
  const match = (old: Element, next: Element) => {
    if (old.isEqualNode(next) || old.nodeName === 'SCRIPT') return;
    for (const name of old.getAttributeNames())
      if (!next.hasAttribute(name) && name !== 'open') old.removeAttribute(name);
    for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    const nodes = [...old.childNodes];
    const nextNodes = [...next.childNodes];
    nextNodes.forEach((node, index) => {
      const before = nodes[index];
      if (!before) old.append(node);
      else if (before.nodeName !== node.nodeName || !(node instanceof Element) || node.matches('img'))
        before.replaceWith(node);
      else match(before as Element, node);
    });
    for (const node of nodes.slice(nextNodes.length)) node.remove();
  };

  /** Returns the loader data that the page's inline scripts would have given React Router. */
  const dataOf = (page: Document) =>
    new ReadableStream<string>({
      start(stream) {
        for (const { textContent } of page.scripts) {
          const [, text] = /^[^(]*enqueue\((.*)\);$/s.exec(textContent) ?? [];
          if (text) stream.enqueue(JSON.parse(text) as string);
        }
        stream.close();
      },
    }).pipeThrough(new TextEncoderStream());

  const show = (page: Document, search: string) => {
    const { name, value } = document.activeElement as HTMLInputElement;
    match(document.body, page.body);
    for (const form of document.querySelectorAll<HTMLFormElement>(listingForm)) form.reset();
    const box = `[type=checkbox][name="${name}"][value="${CSS.escape(value)}"]`;
    document.querySelector<HTMLElement>(box)?.focus({ preventScroll: true });
    for (const fact of factsOf(document)) fact.remove();
    document.head.append(...factsOf(page));
    Object.assign(Reflect.get(window, '__reactRouterContext') as object, { stream: dataOf(page) });
    if (search !== shown) history.pushState(null, '', location.pathname + search);
    shown = search;
    delete waiting.pageWaits;
  };

  const follow = (search: string) => {
    requested = search;
    waiting.pageWaits = '';
    request.open('GET', location.pathname + search); // aborts the previous request
    request.responseType = 'document';
    request.timeout = 5_000;
    request.send();
    window.comingPage ??= new Promise((resolve) => {
      request.onloadend = () => {
        window.comingPage = undefined;
        const isThere = request.status === 200 && new URL(request.responseURL).search === requested;
        if (isThere) show(request.response as Document, requested);
        resolve();
      };
    });
  };

  const listen = (event: string, act: (field: HTMLInputElement, form: HTMLFormElement) => void) => {
    addEventListener(event, ({ target }) => {
      const field = target as HTMLInputElement;
      if (window.heldClicks && field.form?.matches(listingForm)) act(field, field.form);
    });
  };
  listen('change', ({ type }, form) => {
    if (/box|number|range|select/.test(type)) follow(searchOf(form));
  });
  // Range inputs are not submitted: their value goes into the number field.
  listen('input', (thumb, form) => {
    const bounds = [...form.querySelectorAll<HTMLInputElement>('[type=range],[type=number]')];
    const number = bounds[bounds.indexOf(thumb) + 2];
    if (thumb.type === 'range' && number) number.value = thumb.value;
  });
  addEventListener('popstate', () => {
    if (window.heldClicks && location.search !== shown) location.reload();
  });
}
