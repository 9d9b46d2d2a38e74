import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../styles.css';
import * as stories from './SwatchPicker.stories.tsx';

const { Default, Disabled } = composeStories(stories);

test('disabled swatches look disabled, as other controls do', async () => {
  const looks = async (picker: React.ReactElement) => {
    const { getByRole, unmount } = await render(picker);
    const radio = getByRole('radio').first().element();
    const { cursor } = getComputedStyle(radio);
    const { borderStyle } = getComputedStyle(radio.parentElement ?? radio);
    await unmount();
    return { cursor, borderStyle };
  };
  expect(await looks(<Default />)).toEqual({ cursor: 'pointer', borderStyle: 'solid' });
  expect(await looks(<Disabled />)).toEqual({ cursor: 'not-allowed', borderStyle: 'dashed' });
});
