import { html, raw } from 'hono/html';
import { namedCalls, type CallOverride, type Overrides } from './overrides.ts';
import { overridesStyle } from './overrides-style.ts';
import { errorNames } from './errors-of-call.ts';
import { writeOverrides } from './read-overrides.ts';

export interface OverridesPage {
  readonly overrides: Overrides;
  /** The selected call; undefined for all calls. */
  readonly call: string | undefined;
  readonly problem: string | undefined;
  readonly shopOrigin: string;
  readonly now: Date;
}

/** Renders the page that shows and edits the overrides; it works without scripts. */
export function overridesPage(page: OverridesPage) {
  const { overrides, call, problem, shopOrigin } = page;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${problem === undefined ? '' : 'Problem: '}Developer overrides</title>
        <style>
          ${raw(overridesStyle)}
        </style>
      </head>
      <body>
        <main>
          <h1>Developer overrides</h1>
          <p>
            These overrides apply to <a href="${shopOrigin}">the shop</a> in this browser only, for one day or until you
            remove them. They are available in development only.
          </p>
          ${problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`}
          ${activeOverrides(overrides)} ${callForm(overrides, call)} ${stockForm()} ${clockForm(page)} ${callTable()}
        </main>
      </body>
    </html>`;
}

function activeOverrides(overrides: Overrides) {
  const { calls, stock, shiftSeconds } = overrides;
  const items = [
    ...[...calls].map(([name, call]) => item(name, `${name}: ${callText(call)}`)),
    ...[...stock].map(([sku, units]) => item(sku, `${units} of ${sku} in stock`)),
    ...(shiftSeconds === 0 ? [] : [item('clock', `the clock is ${shiftSeconds} seconds ahead`)]),
  ];
  const text = writeOverrides(overrides);
  return html`<section aria-labelledby="set">
    <h2 id="set">Active overrides</h2>
    ${
      items.length === 0
        ? html`<p>No overrides are active.</p>`
        : html`<ul>
            ${items}
          </ul>`
    }
    ${
      text === ''
        ? ''
        : html`<p>As a request header: <code>Basin-Overrides: ${text}</code></p>
            <form method="post" action="/overrides">
              <button name="act" value="clear">Remove all</button>
            </form>`
    }
  </section>`;
}

const callText = ({ latencyMs, error }: CallOverride): string =>
  [latencyMs && `${latencyMs} ms latency`, error && `responds with ${error}`].filter(Boolean).join(', ') || 'no change';

const item = (target: string, description: string) =>
  html`<li>
    <form method="post" action="/overrides">
      <input type="hidden" name="act" value="remove" /><input type="hidden" name="target" value="${target}" />
      ${description}
      <button aria-label="Remove ${target}">Remove</button>
    </form>
  </li>`;

function callForm(overrides: Overrides, call = '*') {
  const entry = namedCalls.get(call);
  const { latencyMs, error = '' } = overrides.calls.get(call) ?? {};
  const option = (value: string, label = value) =>
    html`<option value="${value}" ${value === error ? raw('selected') : ''}>${label}</option>`;
  const options = entry ? optionsOf(call) : ['500', '503', 'timeout', 'cut'];
  return html`<section aria-labelledby="call">
    <h2 id="call">${entry ? call : 'All calls'}</h2>
    ${entry ? html`<p><a href="/overrides">Override all calls instead</a></p>` : html`<p>Or select a single call below.</p>`}
    <form method="post" action="/overrides">
      <input type="hidden" name="act" value="call" />
      <input type="hidden" name="target" value="${entry ? call : '*'}" />
      <label for="latency">Latency in milliseconds</label>
      <input id="latency" name="latency" type="number" min="0" max="60000" value="${latencyMs ?? ''}" />
      <label for="error">Response</label>
      <select id="error" name="error">
        ${option('', 'unchanged')} ${options.map((name) => option(name))}
      </select>
      <button>Set</button>
    </form>
  </section>`;
}

function optionsOf(call: string): string[] {
  const entry = namedCalls.get(call);
  return entry ? errorNames(call, entry) : [];
}

const stockForm = () =>
  html`<section aria-labelledby="stock">
    <h2 id="stock">Stock</h2>
    <form method="post" action="/overrides">
      <input type="hidden" name="act" value="stock" />
      <label for="sku">SKU</label> <input id="sku" name="sku" required maxlength="64" />
      <label for="available">Units</label>
      <input id="available" name="available" type="number" min="0" max="1000000" value="0" required />
      <button>Set</button>
    </form>
  </section>`;

function clockForm({ overrides, now }: OverridesPage) {
  const shown = new Date(now.getTime() + overrides.shiftSeconds * 1000).toISOString().slice(0, 16);
  return html`<section aria-labelledby="clock">
    <h2 id="clock">Clock</h2>
    <form method="post" action="/overrides">
      <input type="hidden" name="act" value="clock" />
      <label for="at">Date and time in UTC</label>
      <input id="at" name="at" type="datetime-local" value="${shown}" required />
      <button>Set</button>
    </form>
  </section>`;
}

function callTable() {
  const rows = [...namedCalls].map(([name, entry]) => {
    const { method, path, system } = entry;
    return html`<tr>
      <th scope="row"><a href="/overrides?call=${name}">${name}</a></th>
      <td>${method} ${path}${system === 'gateway' ? '' : ` (${system})`}</td>
      <td>${optionsOf(name).join(' ')}</td>
    </tr>`;
  });
  return html`<section aria-labelledby="calls">
    <h2 id="calls">Calls and their errors</h2>
    <div class="wide" tabindex="0" role="region" aria-labelledby="calls">
      <table>
        <thead>
          <tr>
            <th scope="col">Call</th>
            <th scope="col">Request</th>
            <th scope="col">Available responses</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
  </section>`;
}
