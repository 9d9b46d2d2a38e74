import type { PostalAddress } from '@basin/sdk';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextsProvider } from '../../shell/texts/TextsProvider.tsx';
import { AddressLines } from './AddressLines.tsx';

test('an address whose company is its name has both lines, each with a key of its own', () => {
  const address = { firstName: 'Ada', lastName: 'Stone', company: 'Ada Stone', line1: '1 Main St' } as PostalAddress;
  let keys: (string | null)[] = [];
  function Probe() {
    const rendered = AddressLines({ address }) as ReactElement<{ children: ReactNode }>;
    keys = Children.toArray(rendered.props.children).map((line) => (isValidElement(line) ? line.key : null));
    return rendered;
  }
  const markup = renderToStaticMarkup(
    <TextsProvider locale="en" texts={new Map()}>
      <Probe />
    </TextsProvider>,
  );
  expect(markup).toContain('<div>Ada Stone</div><div>Ada Stone</div><div>1 Main St</div>');
  expect(new Set(keys).size).toBe(3);
});
