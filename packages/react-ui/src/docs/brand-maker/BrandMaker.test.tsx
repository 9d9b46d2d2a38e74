import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { composeBrands } from '../../brand/brand.ts';
import { baseValues } from '../../brand/css-values.ts';
import '../../styles.css';
import { violationsOf } from '../../testing/axe.ts';
import { BrandMaker } from './BrandMaker.tsx';
import { asName } from './draft.ts';

const pale = { color: { light: { accent: { $type: 'color', $value: '#c08a3e' } } } };

test('a brand that is too pale is repaired by one press, and its file then passes', async () => {
  const { getByRole } = await render(<BrandMaker initial={{ name: 'pale', source: pale }} />);
  await expect.element(getByRole('status')).toHaveTextContent('4 of 92 pairs of colours are too close.');
  await userEvent.click(getByRole('button', { name: /^accent #/ }).first());
  await expect.element(getByRole('status')).toHaveTextContent('All 92 pairs of colours pass.');
  const file = JSON.parse(
    (getByRole('textbox', { name: 'pale.json' }).element() as HTMLTextAreaElement).value,
  ) as unknown;
  expect(composeBrands({ pale: file })).toHaveLength(1);
});

test('what is chosen shows at once in the preview and in the file', async () => {
  const { getByRole, getByLabelText } = await render(<BrandMaker />);
  await userEvent.selectOptions(getByLabelText('Corners'), '8 px');
  await userEvent.fill(getByLabelText('Fonts of headings'), 'Fraunces, serif');
  await userEvent.click(getByRole('switch', { name: 'Compact' }));
  const preview = getByRole('region', { name: 'Preview, dark' }).element();
  const button = preview.querySelector('button') as HTMLElement;
  expect(getComputedStyle(button).borderRadius).toBe('8px');
  expect(getComputedStyle(preview.querySelector('h3') as HTMLElement).fontFamily).toBe('Fraunces, serif');
  expect(button.getBoundingClientRect().height).toBeLessThan(40);
  const file = JSON.parse(
    (getByRole('textbox', { name: 'moss.json' }).element() as HTMLTextAreaElement).value,
  ) as unknown;
  expect(baseValues(composeBrands({ moss: file })[0]?.tokens ?? {})).toMatchObject({
    'font-display': 'Fraunces, serif',
    'radius-control': '8px',
  });
});

test('a DTCG file is read, and one that cannot be read says why', async () => {
  const { getByRole, getByLabelText } = await render(<BrandMaker />);
  await userEvent.fill(getByLabelText('DTCG file'), '{"color":{"light":{"papr":{"$value":"#fff"}}}}');
  await userEvent.click(getByRole('button', { name: 'Read' }));
  await expect
    .element(getByLabelText('DTCG file'))
    .toHaveAccessibleDescription(/color\.light\.papr: no token of the kit/);
  await userEvent.fill(getByLabelText('DTCG file'), JSON.stringify(pale));
  await userEvent.click(getByRole('button', { name: 'Read' }));
  await expect.element(getByRole('status')).toHaveTextContent('4 of 92 pairs of colours are too close.');
});

test('the page has no violation that axe can find, and a name becomes one of a file', async () => {
  const { container } = await render(<BrandMaker />);
  expect(await violationsOf(container)).toEqual([]);
  expect(['Moss & Stone', ' 2 Clay ', '—'].map(asName)).toEqual(['moss-stone', 'clay', 'brand']);
});
