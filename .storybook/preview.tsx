import '@fontsource-variable/hanken-grotesk/wght.css';
import '@fontsource-variable/newsreader/opsz.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import '../packages/react-ui/src/styles.css';
import './stories.css';
import { brands, themes } from '../packages/react-ui/src/tokens/tokens.ts';
import { longer } from './longer-text.ts';

configure({ asyncUtilTimeout: 120_000 }); // a hang guard

const withGlobals: Decorator = (Story, { args, globals, title, viewMode }) => {
  const { theme, brand, direction, length } = globals as Record<string, string>;
  // a Docs page shows many stories, each with its own
  const Frame = viewMode === 'docs' ? Part : Page;
  return (
    <Frame attributes={{ 'data-theme': theme === '' ? undefined : theme, 'data-brand': brand, dir: direction }}>
      <div className={title.startsWith('Forms/') ? 'story-form' : undefined}>
        {length === 'long' ? <Story args={longer(args)} /> : <Story />}
      </div>
    </Frame>
  );
};

interface FrameProps {
  attributes: Record<string, string | undefined>;
  children: ReactNode;
}

const Part = ({ attributes, children }: FrameProps) => (
  <div className="story-part" {...attributes}>
    {children}
  </div>
);

/** Sets attributes of the document element; an empty value removes one. */
function Page({ attributes, children }: FrameProps) {
  useLayoutEffect(() => {
    const page = document.documentElement;
    for (const [name, value] of Object.entries(attributes)) {
      if (value) page.setAttribute(name, value);
      else page.removeAttribute(name);
    }
  });
  return children;
}

const tool = (title: string, icon: string, items: readonly { value: string; title: string }[]) => ({
  toolbar: { title, icon: icon as 'mirror', items: [...items], dynamicTitle: true },
});

const themeTitles = { light: 'Light', dark: 'Dark', contrast: 'High contrast' };
const brandTitles = { fixtures: 'Averell, fixtures', kitchen: 'Oake & Rill, kitchen', tile: 'Terrane, tile' };

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withGlobals],
  initialGlobals: { theme: 'light', brand: 'fixtures', direction: 'ltr', length: 'written' },
  globalTypes: {
    theme: tool('Theme', 'mirror', [
      ...themes.map((value) => ({ value, title: themeTitles[value] })),
      { value: '', title: 'As the system' },
    ]),
    brand: tool(
      'Brand',
      'paintbrush',
      brands.map((value) => ({ value, title: brandTitles[value] })),
    ),
    direction: tool('Direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    length: tool('Text', 'paragraph', [
      { value: 'written', title: 'As written' },
      { value: 'long', title: '40 % longer' },
    ]),
  },
  parameters: {
    a11y: {
      test: 'error',
      config: {
        rules: [
          { id: 'target-size', enabled: true },
          // a story is part of a page, which has the landmarks and the first heading
          ...['region', 'page-has-heading-one', 'landmark-one-main'].map((id) => ({ id, enabled: false })),
        ],
      },
      options: {
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
      },
    },
    controls: { expanded: true },
    layout: 'padded',
    options: { storySort: { order: ['Introduction', 'Tokens', 'Actions', 'Forms', 'Media', 'Feedback'] } },
    viewport: {
      options: {
        phone: { name: 'Phone, 320', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};
export default preview;
