import { expect, test } from 'vitest';
import { componentSchemas } from './component-views.server.ts';

test('a component is shown without an optional text that its editor emptied', () => {
  const strip = { heading: 'The kiln is lit again', text: ' ' };
  expect(componentSchemas.strip.safeParse(strip).data).toEqual({ heading: strip.heading, text: undefined });
  expect(componentSchemas.strip.safeParse({ heading: '' }).success).toBe(false);
});

test('a component is shown without an optional link or picture that its editor emptied', () => {
  const strip = { heading: 'The kiln is lit again', link: { title: '', path: '' } };
  expect(componentSchemas.strip.safeParse(strip).data).toEqual({ heading: strip.heading, link: undefined });
  const item = { title: 'Tile', path: '/en/tile', image: { name: '', alt: '' } };
  expect(componentSchemas['picture-links'].safeParse({ items: [item] }).data?.items).toEqual([
    { title: 'Tile', path: '/en/tile', image: undefined },
  ]);
  expect(componentSchemas.strip.safeParse({ heading: strip.heading }).success).toBe(true);
});

test.each([
  ['/en/tile', '/en/tile'],
  ['mailto:pat@a.example', 'mailto:pat@a.example'],
  ['javascript:alert(1)', 'unsafe:javascript:alert(1)'],
  ['data:text/html;base64,PHNjcmlwdD4=', 'unsafe:data:text/html;base64,PHNjcmlwdD4='],
])("DOM-151 DOM-152 an editor's link to %s is shown as a link to %s", (written, path) => {
  const strip = { heading: 'The kiln is lit again', link: { title: 'Tile', path: written } };
  expect(componentSchemas.strip.parse(strip).link).toEqual({ title: 'Tile', path });
});
