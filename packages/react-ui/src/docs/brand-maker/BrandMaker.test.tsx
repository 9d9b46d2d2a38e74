import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { composeBrands } from '../../brand/brand.ts';
import { baseValues } from '../../brand/css-values.ts';
import '../../styles.css';
import { violationsOf } from '../../testing/axe.ts';
import { BrandMaker } from './BrandMaker.tsx';
import { toBrandName } from './draft.ts';

const pale = { color: { light: { accent: { $type: 'color', $value: '#c08a3e' } } } };

test('one press fixes a brand with too little contrast, and its file then passes', async () => {
  const { getByRole } = await render(<BrandMaker initial={{ name: 'pale', source: pale }} />);
  await expect.element(getByRole('status')).toHaveTextContent('4 of 92 colour pairs have too little contrast.');
  await userEvent.click(getByRole('button', { name: /^accent #/ }).first());
  await expect.element(getByRole('status')).toHaveTextContent('All 92 colour pairs pass.');
  const file = JSON.parse(
    (getByRole('textbox', { name: 'pale.json' }).element() as HTMLTextAreaElement).value,
  ) as unknown;
  expect(composeBrands({ pale: file })).toHaveLength(1);
});

test('choices appear at once in the preview and in the file', async () => {
  const { getByRole, getByLabelText } = await render(<BrandMaker />);
  await userEvent.selectOptions(getByLabelText('Corners'), '8 px');
  await userEvent.fill(getByLabelText('Heading fonts'), 'Fraunces, serif');
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

test('a DTCG file is read, and an invalid one is reported with the reason', async () => {
  const { getByRole, getByLabelText } = await render(<BrandMaker />);
  await userEvent.fill(getByLabelText('DTCG file'), '{"color":{"light":{"papr":{"$value":"#fff"}}}}');
  await userEvent.click(getByRole('button', { name: 'Import' }));
  await expect
    .element(getByLabelText('DTCG file'))
    .toHaveAccessibleDescription(/color\.light\.papr: not a token of the kit/);
  await userEvent.fill(getByLabelText('DTCG file'), JSON.stringify(pale));
  await userEvent.click(getByRole('button', { name: 'Import' }));
  await expect.element(getByRole('status')).toHaveTextContent('4 of 92 colour pairs have too little contrast.');
});

test('axe finds no violation on the page, and a brand name is turned into a file name', async () => {
  const { container } = await render(<BrandMaker />);
  expect(await violationsOf(container)).toEqual([]);
  expect(['Moss & Stone', ' 2 Clay ', '—'].map(toBrandName)).toEqual(['moss-stone', 'clay', 'brand']);
});
