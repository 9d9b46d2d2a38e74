import { html } from 'hono/html';
import { resolve, type Answer, type Media, type OpenApi, type Operation, type Parameter } from './open-api.ts';
import { schemaView, typeOf } from './schema-view.ts';

type Html = ReturnType<typeof html>;

/** A call with where it is found. */
export interface Found {
  readonly method: string;
  readonly path: string;
  readonly server: string;
  readonly operation: Operation;
}

/** Every call of the document in its order. */
export function operationsOf({ paths, servers: [usual] }: OpenApi): Found[] {
  return Object.entries(paths).flatMap(([path, { servers = [], ...methods }]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      server: (servers[0] ?? usual)?.url ?? '',
      operation,
    })),
  );
}

/** One call: what it asks for, what it answers, how it refuses. */
export function operationView(document: OpenApi, { method, path, server, operation }: Found): Html {
  const { summary, description, parameters, requestBody, responses } = operation;
  const answers = Object.entries(responses).map(([status, answer]) => [status, resolve(document, answer)] as const);
  const successes = answers.filter(([status]) => status < '400');
  const rejections = answers.filter(([status]) => status >= '400');
  return html`<article>
    <h3>${operation['x-calls'].map((name) => html`<a id="${name}" href="#${name}">${name}</a> `)}</h3>
    <p class="route"><code>${method} ${server}${path}</code></p>
    <p>${summary}. ${whoMay(operation)} ${description.replaceAll('`', '')}</p>
    ${parametersView(parameters.map((each) => resolve(document, each)))}
    ${requestBody ? bodyView('Body', requestBody.content, document) : ''}
    ${successes.map(([status, answer]) => answerView(status, answer, document))}
    <h4>Error responses</h4>
    <dl>${rejections.map(([status, answer]) => errorView(status, answer, document))}</dl>
  </article>`;
}

function whoMay({ security }: Operation): string {
  const names = security.flatMap((each) => Object.keys(each));
  if (names.includes('customer')) return 'For signed-in customers.';
  if (names.includes('guest')) return 'For whoever has a token.';
  return names.includes('preview') ? 'For anyone; in preview, for editors.' : 'For anyone.';
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

const answerView = (status: string, { description, content }: Answer, document: OpenApi): Html =>
  content
    ? bodyView(`Reply ${status}`, content, document)
    : html`<h4>Reply ${status}</h4>
        <p>${description}</p>`;

function errorView(status: string, answer: Answer, document: OpenApi): Html {
  const [media] = Object.values(answer.content ?? {});
  const userText = answer['x-user-text'];
  return html`<div>
    <dt>${status}</dt>
    <dd>
      ${answer.description.replaceAll('`', '')}
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
