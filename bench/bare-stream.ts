import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DomHandler, isTag, isText, type ChildNode } from 'domhandler';
import { Parser } from 'htmlparser2';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

// The baseline of rendering: a page's markup as plain React elements, without components, data or a router.
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

process.once('message', (html: string) => {
  const handler = new DomHandler();
  new Parser(handler).end(html);
  const tree = handler.dom.map(elementFrom);
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    renderToPipeableStream(tree).pipe(response);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.on('disconnect', () => process.exit());
