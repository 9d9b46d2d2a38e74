import { html } from 'hono/html';
import type { Schema } from './open-api.ts';

type Html = ReturnType<typeof html>;

/** Describes the type of a schema in a few words, with links to named schemas. */
export function typeOf(schema: Schema): Html {
  const { $ref, anyOf, oneOf, allOf, items, additionalProperties: more } = schema;
  if ($ref) return linkTo($ref);
  if ('const' in schema) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum)
    return html`one of
    ${joined(
      schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`),
      ', ',
    )}`;
  const choices = anyOf ?? oneOf;
  if (choices) return joined(choices.map(typeOf), ' or ');
  if (allOf) return joined(allOf.map(typeOf), ' and ');
  if (items) return html`list of ${typeOf(items)}${boundsOf(schema)}`;
  if (schema.properties)
    return html`object with
    ${joined(
      Object.keys(schema.properties).map((name) => html`<code>${name}</code>`),
      ', ',
    )}`;
  if (typeof more === 'object' && Object.keys(more).length > 0) return html`object of ${typeOf(more)} by name`;
  return html`${nameOf(schema)}${boundsOf(schema)}`;
}

const nameOf = ({ type }: Schema): string =>
  typeof type === 'string'
    ? (words[type] ?? type)
    : (type?.map((each) => words[each] ?? each).join(' or ') ?? 'anything');

const words: Readonly<Record<string, string>> = { string: 'text', integer: 'whole number', boolean: 'true or false' };

const bounds = [
  ['minLength', 'at least', 'long'],
  ['maxLength', 'at most', 'long'],
  ['minItems', 'at least', ''],
  ['maxItems', 'at most', ''],
  ['minimum', 'from', ''],
  ['maximum', 'to', ''],
] as const;

function boundsOf(schema: Schema): Html {
  const texts = bounds.flatMap(([keyword, before, after]) =>
    typeof schema[keyword] === 'number' ? [`${before} ${schema[keyword]} ${after}`.trim()] : [],
  );
  const pattern = typeof schema.pattern === 'string' ? html`, like <code>${schema.pattern}</code>` : '';
  return html`${texts.map((text) => `, ${text}`).join('')}${pattern}`;
}

function linkTo(reference: string): Html {
  const name = reference.slice(reference.lastIndexOf('/') + 1);
  return html`<a href="#schema-${name}">${name}</a>`;
}

const joined = (parts: readonly Html[], between: string): Html =>
  html`${parts.map((part, at) => (at === 0 ? part : html`${between}${part}`))}`;

/** Renders a schema in full: its members, or its type. */
export function schemaView(schema: Schema): Html {
  const about = schema.description ? html`<p>${schema.description}</p>` : '';
  const { properties, required = [], anyOf, oneOf } = schema;
  const choices = anyOf ?? oneOf;
  if (choices?.some((choice) => choice.properties))
    return html`${about}
      <p>One of:</p>
      <ul class="choices">
        ${choices.map((choice) => html`<li>${schemaView(choice)}</li>`)}
      </ul>`;
  if (!properties)
    return html`${about}
      <p>${typeOf(schema)}</p>`;
  return html`${about}
    <dl>${Object.entries(properties).map(([name, member]) => memberView(name, member, required.includes(name)))}</dl>`;
}

const memberView = (name: string, member: Schema, isRequired: boolean): Html =>
  html`<div>
    <dt><code>${name}</code>${isRequired ? html` <strong>required</strong>` : ''}</dt>
    <dd>
      ${member.properties ? schemaView(member) : typeOf(member)}${
        'default' in member ? html`; <code>${JSON.stringify(member.default)}</code> when missing` : ''
      }
    </dd>
  </div>`;
