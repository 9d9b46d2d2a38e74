import { DomHandler, isTag, isText, type ChildNode } from 'domhandler';
import { Parser } from 'htmlparser2';
import { createElement, type ReactNode } from 'react';

const attributeNames: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' };

function elementFrom(node: ChildNode, key: number): ReactNode {
  if (isText(node)) return node.data;
  if (!isTag(node)) return null;
  const { name, attribs, children } = node;
  const attributes = Object.entries(attribs).map(([attribute, value]) => [
    attributeNames[attribute] ?? attribute,
    value,
  ]);
  const props = { ...(Object.fromEntries(attributes) as object), key, suppressHydrationWarning: true };
  return createElement(name, props, ...(children.length > 0 ? children.map(elementFrom) : []));
}

/** Converts a page's markup to plain React elements, without components, data or a router. */
export function plainElements(html: string): ReactNode {
  const handler = new DomHandler();
  new Parser(handler).end(html);
  return handler.dom.map(elementFrom);
}
