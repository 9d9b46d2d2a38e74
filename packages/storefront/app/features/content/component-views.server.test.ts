import { expect, test } from 'vitest';
import { componentSchemas } from './component-views.server.ts';

test('a component is shown without an optional text that its editor emptied', () => {
  const strip = { heading: 'The kiln is lit again', text: ' ' };
  expect(componentSchemas.strip.safeParse(strip).data).toEqual({ heading: strip.heading, text: undefined });
  expect(componentSchemas.strip.safeParse({ heading: '' }).success).toBe(false);
});
