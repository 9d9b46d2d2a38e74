import { coverageMeasure, formatMoney, planRoom } from '@basin/domain';
import { createSdkFor, products, type Coverage, type Money, type ProductDetails } from '@basin/sdk';

const gatewayUrl = import.meta.env.VITE_GATEWAY_URL ?? 'http://localhost:4000';
const sdk = createSdkFor({ products }, { gatewayUrl, locale: 'en' });

const search = found('form', HTMLFormElement);
const status = found('[role=status]', HTMLElement);
const results = found('ul', HTMLElement);
const details = found('section', HTMLElement);

/** How long nobody touches the screen before it is ready for the next visitor. */
const idleMs = 60_000;
let idle: ReturnType<typeof setTimeout>;
for (const event of ['pointerdown', 'keydown', 'scroll']) addEventListener(event, restartIdle, { passive: true });

/** A new page holds nothing of the last visitor: no words, no products and no session. */
function restartIdle(): void {
  clearTimeout(idle);
  idle = setTimeout(() => location.reload(), idleMs);
}

search.addEventListener('submit', (event) => {
  event.preventDefault();
  void orSayWhatFailed(list(typed(search, 'words')));
});

let lists = 0;

/** Shows the search results for a query, unless there is a later one. */
async function list(words: string): Promise<void> {
  const own = ++lists;
  status.textContent = 'Searching';
  details.replaceChildren();
  results.replaceChildren();
  const { products: cards, total } = await sdk.products.list({ words, limit: 12 });
  if (own !== lists) return;
  status.textContent = total === 0 ? 'Nothing was found. Please ask at the desk.' : `${total} products`;
  results.replaceChildren(
    ...cards.map(({ name, slug }) => {
      const button = element('button', name);
      button.addEventListener('click', () => void orSayWhatFailed(show(slug)));
      return element('li', button);
    }),
  );
}

async function orSayWhatFailed(shown: Promise<void>): Promise<void> {
  await shown.catch(() => {
    status.textContent = 'This does not work at the moment. Please ask at the desk.';
  });
}

/** Shows a product below the results, and moves there. */
async function show(slug: string): Promise<void> {
  const own = lists;
  const product = await sdk.products.get(slug);
  if (!product || own !== lists) return;
  const { name, finish, modelNumber, price, coverage } = product;
  const heading = Object.assign(element('h2', name), { tabIndex: -1 });
  details.replaceChildren(
    heading,
    element('p', `${finish}, number ${modelNumber}`),
    element('p', price ? priceText(price.now) : 'Price on request'),
    element('p', stockText(product)),
    ...(coverage && price && coverageMeasure(coverage) === 'area' ? [calculator(coverage, price.now)] : []),
  );
  details.scrollIntoView();
  heading.focus({ preventScroll: true });
}

function stockText({ stock }: ProductDetails): string {
  if (!stock || stock.status === 'discontinued') return 'Please ask at the desk whether it can be had.';
  if (stock.available > 0) return `${stock.available} at hand`;
  return stock.restockableInDays === null ? 'Not at hand' : `Here again in ${stock.restockableInDays} days`;
}

/** Returns the boxes needed for a floor, with 10% added for cuts, and their price. */
function calculator(coverage: Coverage, price: Money): HTMLElement {
  const [form, answer] = [element('form'), element('output')];
  form.autocomplete = 'off'; // the browser would suggest the numbers of earlier visitors
  form.append(
    ...['length', 'width'].map((name) => {
      const input = Object.assign(document.createElement('input'), { name, type: 'number', min: '0.1', step: '0.1' });
      input.required = true;
      return element('label', `Floor ${name}, feet `, input);
    }),
    element('button', 'How many boxes?'),
    answer,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const area = Number(typed(form, 'length')) * Number(typed(form, 'width'));
    const { quantity } = planRoom({ area, overagePercent: 10, coverage: coverage.perUnit });
    answer.textContent = `${quantity} boxes, ${priceText({ ...price, cents: price.cents * quantity })}`;
  });
  return form;
}

const priceText = (amount: Money): string => formatMoney(amount, 'en-US');

function typed(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, ...inside: (string | Node)[]) {
  const made = document.createElement(name);
  made.append(...inside);
  return made;
}

function found<Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind {
  const match = document.querySelector(selector);
  if (match instanceof kind) return match;
  throw new TypeError(`The page has no ${selector}.`);
}
