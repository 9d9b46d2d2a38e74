import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../../.storybook/component-page.css';
import * as kit from '../index.ts';
import '../styles.css';
import tokensStyles from '../tokens/tokens.css?raw';
import { storyFiles } from '../testing/stories.tsx';
import { copyableCode } from './copyable-code.ts';
import { guides } from './guides/index.ts';
import { contentStates } from './states.ts';
import * as stateSheets from './states/States.stories.tsx';
import { pageNames, storiesOf } from './stories-of.ts';
import { tokensOf } from './tokens-of.ts';

test('every component page has a guide, and every guide a page', () => {
  expect(Object.keys(guides).toSorted()).toEqual(pageNames);
});

test('every component page has a story with all of its states', () => {
  const { default: _, ...sheets } = stateSheets;
  expect(
    Object.values(sheets)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(pageNames);
});

test('every token for shape, size, font, weight and tracking is on a page of Storybook', () => {
  const pages = Object.values(import.meta.glob<string>('./*.mdx', { query: '?raw', import: 'default', eager: true }));
  const tokens = new Set(tokensStyles.match(/--basin-(?!color|space|text|duration)[a-z-]+(?=:)/g));
  expect(tokens.size).toBeGreaterThan(10);
  expect([...tokens].filter((token) => !pages.some((page) => page.includes(token)))).toEqual([]);
});

/** Names of keys, separated by spaces, commas or "and". */
const keyNames =
  /^(?:(?:Tab|Enter|Space|Escape|Letters|Digits|Home|End|Page Up|Page Down|Arrow keys|[←↑→↓+−])(?:,? | and |$))+$/u;

/** Components without text of their own. */
const wordless = ['Icon', 'IconButton', 'Layout', 'Picture', 'Skeleton', 'SwatchList', 'Toasts'];

test.each(pageNames.filter((name) => !wordless.includes(name)))('the component %s has a French story', async (name) => {
  expect((await storiesOf(name)).some(([story]) => contentStates.French?.test(story))).toBe(true);
});

test('a story in a frame of its own, whose code Storybook cannot derive, has code that can be copied', async () => {
  const stories = (await Promise.all(pageNames.map(storiesOf))).flat();
  const framed = stories.map(([, { parameters }]) => parameters.docs).filter((docs) => docs?.story?.inline === false);
  expect(framed.length).toBeGreaterThan(10);
  for (const docs of framed) expect(docs?.source?.code).toMatch(/^import .+ from '@basin\/react-ui';/);
});

test('the code of a story imports each of its components once, and nothing that the kit does not export', () => {
  const code = copyableCode('<Banner><React.Fragment key=".0"><Link>a</Link><Link>b</Link></React.Fragment></Banner>');
  expect(code).toBe(
    "import { Banner, Link } from '@basin/react-ui';\n\n<Banner><><Link>a</Link><Link>b</Link></></Banner>",
  );
  expect(copyableCode(code)).toBe(code);
  expect(copyableCode("items={[{ current: '[Circular]' }]}")).toBe('items={[{ current: true }]}');
});

test.each(Object.entries(guides))('on a phone nothing on the page of %s overflows sideways', async (_, guide) => {
  await page.viewport(375, 800);
  await render(
    <div className="guide-pair">
      {[guide.do, guide.dont].map(({ text, picture }) => (
        <figure key={text} className="guide-picture">
          <div className="guide-stage">{picture}</div>
          <figcaption>{text}</figcaption>
        </figure>
      ))}
    </div>,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
});

test('on a phone a wide table of a page scrolls on its own, and a command wraps', async () => {
  await page.viewport(375, 800);
  const words = 'packages-with-long-names '.repeat(8);
  await render(
    <div className="sbdocs-content">
      <style>{'code { white-space: nowrap }'}</style>
      <p>
        <code>{words}</code>
      </p>
      <table>
        <tbody>
          <tr>
            {words.split(' ').map((word, index) => (
              <td key={index}>{word}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
});

test('every component of the kit is on exactly one page', () => {
  const components = Object.entries(kit).filter(([name]) => /^[A-Z]/.test(name));
  const shown = storyFiles.flatMap(({ component, subcomponents }) => [component, ...subcomponents]);
  const pagesOf = (component: unknown) => shown.filter((each) => each === component).length;
  expect(components.filter(([, component]) => pagesOf(component) !== 1).map(([name]) => name)).toEqual([]);
});

describe.each(Object.entries(guides))('the guide of %s', (name, guide) => {
  test('a guide says when to use the component, what each key does and what assistive technology gets', () => {
    for (const text of [guide.use, guide.do.text, guide.dont.text, guide.accessibility])
      expect(text).toMatch(/^[^\s].{15,}[.?!:]$/s);
    if (!guide.keys) return;
    expect(Object.keys(guide.keys)).not.toEqual([]);
    for (const [key, does] of Object.entries(guide.keys)) {
      expect(key).toMatch(keyNames);
      expect(does).toMatch(/^[A-Z]/);
    }
  });

  test('the examples of a guide render, and the component’s styles use tokens', async () => {
    for (const { picture } of [guide.do, guide.dont]) {
      const { container, unmount } = await render(<>{picture}</>);
      expect(container.firstElementChild).not.toBeNull();
      await unmount();
    }
    // an icon takes the colour and size of the text around it
    expect(tokensOf(name).length > 0).toBe(name !== 'Icon');
  });
});
