import { html } from 'hono/html';
import type { OpenApi } from './open-api.ts';
import { operationsOf, operationView } from './operation-view.ts';
import { schemaView } from './schema-view.ts';

/** Renders all calls of the gateway on one page, which can be searched with the browser. */
export function referencePage(document: OpenApi) {
  const { info, tags, components } = document;
  const byArea = Map.groupBy(operationsOf(document), ({ operation }) => operation.tags[0]);
  const areas = tags.map((tag) => ({ ...tag, calls: byArea.get(tag.name) ?? [] }));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${info.title} reference</title>
        <link rel="stylesheet" href="reference.css" />
      </head>
      <body>
        <a class="skip" href="#calls">Skip to the calls</a>
        <header>
          <h1>${info.title} reference</h1>
          <p>Version ${info.version}. ${info.description.replaceAll('`', '')}</p>
          <p>
            For programs: <a href="openapi.json">openapi.json</a>. This page has every call; search it with the browser.
          </p>
        </header>
        <nav aria-label="Calls by area">
          ${areas.map(
            ({ name, calls }) =>
              html`<details>
                <summary>${name}</summary>
                <ul>
                  ${calls.map(
                    ({ method, operation: { operationId, summary } }) =>
                      html`<li><a href="#${operationId}">${method} ${operationId}</a> ${summary}</li>`,
                  )}
                </ul>
              </details>`,
          )}
          <p><a href="#schemas">Schemas</a></p>
        </nav>
        <main id="calls" tabindex="-1">
          ${areas.map(
            ({ name, description, calls }) =>
              html`<section aria-labelledby="area-${name}">
                <h2 id="area-${name}">${name}</h2>
                <p>${description}</p>
                ${calls.map((call) => operationView(document, call))}
              </section>`,
          )}
          <section aria-labelledby="schemas">
            <h2 id="schemas">Schemas</h2>
            ${Object.entries(components.schemas).map(
              ([name, schema]) =>
                html`<article>
                  <h3 id="schema-${name}"><a href="#schema-${name}">${name}</a></h3>
                  ${schemaView(schema)}
                </article>`,
            )}
          </section>
        </main>
      </body>
    </html>`;
}
