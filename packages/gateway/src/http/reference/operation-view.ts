import { html } from 'hono/html';
import { resolve, type ResponseObject, type Media, type OpenApi, type Operation, type Parameter } from './open-api.ts';
import { schemaView, typeOf } from './schema-view.ts';

type Html = ReturnType<typeof html>;

/** An operation with its method, path and server. */
export interface LocatedOperation {
  readonly method: string;
  readonly path: string;
  readonly server: string;
  readonly operation: Operation;
}

/** Returns all operations in the order of the document. */
export function operationsOf({ paths, servers: [defaultServer] }: OpenApi): LocatedOperation[] {
  return Object.entries(paths).flatMap(([path, { servers = [], ...methods }]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      server: (servers[0] ?? defaultServer)?.url ?? '',
      operation,
    })),
  );
}

/** Renders one operation: its parameters, body, responses and error responses. */
export function operationView(document: OpenApi, { method, path, server, operation }: LocatedOperation): Html {
  const { summary, description, parameters, requestBody, responses } = operation;
  const allResponses = Object.entries(responses).map(
    ([status, response]) => [status, resolve(document, response)] as const,
  );
  const successes = allResponses.filter(([status]) => status < '400');
  const rejections = allResponses.filter(([status]) => status >= '400');
  return html`<article>
    <h3>${operation['x-calls'].map((name) => html`<a id="${name}" href="#${name}">${name}</a> `)}</h3>
    <p class="route"><code>${method} ${server}${path}</code></p>
    <p>${summary}. ${accessOf(operation)} ${description.replaceAll('`', '')}</p>
    ${parametersView(parameters.map((each) => resolve(document, each)))}
    ${requestBody ? bodyView('Body', requestBody.content, document) : ''}
    ${successes.map(([status, response]) => responseView(status, response, document))}
    <h4>Error responses</h4>
    <dl>${rejections.map(([status, response]) => errorView(status, response, document))}</dl>
  </article>`;
}

function accessOf({ security }: Operation): string {
  const names = security.flatMap((each) => Object.keys(each));
  if (names.includes('customer')) return 'For signed-in customers.';
  if (names.includes('guest')) return 'For guests and customers.';
  return names.includes('preview') ? 'For anyone; previews are for editors.' : 'For anyone.';
}

const parametersView = (parameters: readonly Parameter[]): Html | string =>
  parameters.length === 0
    ? ''
    : html`<h4>Parameters</h4>
        <dl>
          ${parameters.map(
            ({ name, in: place, required, description, schema }) =>
              html`<div>
                <dt><code>${name}</code> in the ${place}${required ? html` <strong>required</strong>` : ''}</dt>
                <dd>${typeOf(schema)}${description ? `. ${description}` : ''}</dd>
              </div>`,
          )}
        </dl>`;

const bodyView = (title: string, content: Readonly<Record<string, Media>>, document: OpenApi): Html =>
  html`${Object.entries(content).map(
    ([type, media]) =>
      html`<h4>${title}, <code>${type}</code></h4>
        ${schemaView(media.schema)}${examplesView(media, document)}`,
  )}`;

const responseView = (status: string, { description, content }: ResponseObject, document: OpenApi): Html =>
  content
    ? bodyView(`Response ${status}`, content, document)
    : html`<h4>Response ${status}</h4>
        <p>${description}</p>`;

function errorView(status: string, response: ResponseObject, document: OpenApi): Html {
  const [media] = Object.values(response.content ?? {});
  const userText = response['x-user-text'];
  return html`<div>
    <dt>${status}</dt>
    <dd>
      ${response.description.replaceAll('`', '')}
      ${media ? html`Body: ${typeOf(media.schema)}.${examplesView(media, document)}` : ''}
      ${userText ? html`<p>The shopper reads: “${userText}”</p>` : ''}
    </dd>
  </div>`;
}

const examplesView = ({ examples = {} }: Media, document: OpenApi): Html =>
  html`${Object.values(examples).map((example) => {
    const { value } = resolve<{ readonly value: unknown }>(document, example);
    return html`<details>
      <summary>Example</summary>
      <pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>
    </details>`;
  })}`;
