import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import '../packages/react-ui/src/styles.css';
import { copyableCode } from '../packages/react-ui/src/docs/copyable-code.ts';
import { arabic, pseudo, rewriteTexts, tripled } from '../packages/react-ui/src/docs/rewrite-texts.ts';
import { states } from '../packages/react-ui/src/docs/states.ts';
import { pageStyles } from '../packages/react-ui/src/docs/style-text.ts';
import '../packages/storefront/app/shell/styles/fonts.css'; // fonts of the skins
import './stories.css';
import { densities, themes } from '../packages/react-ui/src/tokens/tokens.ts';
import { ComponentPage } from './ComponentPage.tsx';
import { brandTitles, showSkins } from './skins.ts';

showSkins();
configure({ asyncUtilTimeout: 120_000 }); // guards against hangs

// an overlay's story also plays in its frame on the Docs page, and must not scroll that page
if (window.parent !== window.top) {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its element below
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}

const rewrites: Readonly<Record<string, (text: string) => string>> = { pseudo, long: tripled };

const withGlobals: Decorator = (Story, { args, globals, name, title, viewMode }) => {
  const { theme, brand, density, direction, length = '', look = '' } = globals as Record<string, string>;
  const rewrite = rewrites[length] ?? (direction === 'rtl' ? arabic : undefined);
  const lang = languageOf(name, direction);
  // a Docs page shows many stories, each with its own attributes
  const Frame = viewMode === 'docs' ? Part : Page;
  return (
    <Frame
      look={look}
      attributes={{ 'data-theme': theme, 'data-brand': brand, 'data-density': density, dir: direction, lang }}
    >
      <div className={title.startsWith('Forms/') ? 'story-form' : undefined}>
        {rewrite ? <Story args={rewriteTexts(args, rewrite)} /> : <Story />}
      </div>
    </Frame>
  );
};

/** Returns the language of a story's texts, so that screen readers pronounce them. */
function languageOf(name: string, direction: string | undefined): string {
  if (name.startsWith('French')) return 'fr';
  return direction === 'rtl' ? 'ar' : 'en';
}

interface FrameProps {
  look: string;
  attributes: Record<string, string | undefined>;
  children: ReactNode;
}

const Part = ({ attributes, children }: FrameProps) => (
  <div className="story-part" {...Object.fromEntries(Object.entries(attributes).filter(([, value]) => value))}>
    {children}
  </div>
);

/** Sets attributes of the document element; an empty value removes one. Hover and focus are simulated by rewritten styles. */
function Page({ look, attributes, children }: FrameProps) {
  useLayoutEffect(() => {
    const rewrite = looks.find(({ id }) => id === look)?.rewrite;
    if (!rewrite) return;
    const style = document.createElement('style');
    style.textContent = pageStyles(rewrite);
    document.head.append(style);
    return () => style.remove();
  }, [look]);
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

const looks = states.filter(({ rewrite }) => rewrite !== undefined);

const themeTitles = { light: 'Light', dark: 'Dark', contrast: 'High contrast' };

/** Returns the source of a function; mock functions are shown as empty. */
const functionText = (value: () => unknown): string => ('mock' in value ? '() => {}' : String(value));

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withGlobals],
  initialGlobals: {
    theme: 'light',
    brand: 'fixtures',
    density: '',
    direction: 'ltr',
    length: 'written',
    look: 'none',
  },
  globalTypes: {
    theme: tool('Theme', 'mirror', [
      ...themes.map((value) => ({ value, title: themeTitles[value] })),
      { value: '', title: 'System' },
    ]),
    brand: tool(
      'Brand',
      'paintbrush',
      Object.entries(brandTitles).map(([value, title]) => ({ value, title })),
    ),
    density: tool('Density', 'listunordered', [
      { value: '', title: 'Comfortable' },
      ...densities.map((value) => ({ value, title: 'Compact' })),
    ]),
    direction: tool('Direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    length: tool('Text', 'paragraph', [
      { value: 'written', title: 'Original' },
      { value: 'pseudo', title: 'Pseudo-locale, 40 % longer' },
      { value: 'long', title: 'Three times as long' },
    ]),
    look: tool('Look', 'eye', [
      { value: 'none', title: 'Default' },
      ...looks.map(({ id, title }) => ({ value: id, title })),
    ]),
  },
  parameters: {
    a11y: {
      test: 'error',
      config: {
        rules: [
          { id: 'target-size', enabled: true },
          // a story is only part of a page, which has the landmarks and the first heading
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
    jsx: { functionValue: functionText },
    docs: {
      page: ComponentPage,
      toc: { headingSelector: 'h2, h3' },
      source: { type: 'dynamic', transform: copyableCode },
    },
    layout: 'padded',
    options: {
      storySort: { order: ['Introduction', 'Tokens', 'Foundations', 'Actions', 'Forms', 'Media', 'Feedback'] },
    },
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
