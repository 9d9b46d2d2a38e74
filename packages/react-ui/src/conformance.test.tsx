import { createRef, type ComponentType, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  Button,
  Container,
  Divider,
  Drawer,
  FileUpload,
  LinkButton,
  Prose,
  Rail,
  Stack,
  Switch,
  Text,
  VisuallyHidden,
} from './index.ts';
import './styles.css';
import { violationsOf } from './testing/axe.ts';
import { allStories, storyFiles } from './testing/stories.tsx';

interface Subject {
  name: string;
  component: ComponentType<Record<string, unknown>>;
  args: Record<string, unknown>;
}
const ownArgs: Record<string, Subject['args']> = { Divider: {}, Rail: { label: 'Numbers', children: <li>1</li> } };
const plain = Object.entries({ Container, Divider, LinkButton, Prose, Rail, Stack, Text, VisuallyHidden }).map(
  ([name, component]) => ({
    name,
    component: component as Subject['component'],
    args: ownArgs[name] ?? { children: 'Words' },
  }),
);
const subjects = [...storyFiles, ...plain];
const overlay = /^(Dialog|Drawer|Popover|Toast(?:Region|s)|Tooltip) /;
const inFlow = allStories.filter(({ name }) => !overlay.test(name));

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  document.documentElement.removeAttribute('data-theme');
});

test('the suite covers all components and stories', () => {
  expect(subjects.length).toBeGreaterThan(45);
  expect(allStories.length).toBeGreaterThan(180);
});

describe.each(subjects)('$name', ({ component: Component, args }) => {
  test('a component passes ref and extra props to one element and accepts a class name', async () => {
    const ref = createRef<HTMLElement>();
    const { container } = await render(<Component {...args} ref={ref} className="own" data-extra="kept" />);
    expect(ref.current).toBeInstanceOf(Element);
    expect(ref.current).toHaveAttribute('data-extra', 'kept');
    expect(container.querySelectorAll('.own')).toHaveLength(1);
    expect(container.querySelector('.own')?.classList.length).toBeGreaterThan(0);
  });

  test('axe finds no violation in a component', async () => {
    const { container } = await render(<Component {...args} />);
    expect(await violationsOf(container)).toEqual([]);
  });
});

test('axe finds a planted fault', async () => {
  const { container } = await render(<button type="button" />);
  expect(await violationsOf(container)).toContain('button-name');
});

test.each(['light', 'dark', 'contrast'])('theme %s: all text has enough contrast', async (theme) => {
  document.documentElement.setAttribute('data-theme', theme);
  const { container } = await render(<Everything />);
  expect(await violationsOf(container, ['color-contrast'])).toEqual([]);
});

describe('server-rendered HTML', () => {
  test.each(allStories)('$name has no style attribute and no undefined class', ({ Story }) => {
    const html = renderToString(<Story />);
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/class="[^"]*\b(undefined|null|false|\[object)/);
  });

  test.each(allStories)('$name hydrates without a mismatch', async ({ Story }) => {
    const faults = await hydrationFaults(<Story />);
    expect(faults).toEqual([]);
  });

  test('a planted hydration mismatch is found', async () => {
    const faults = await hydrationFaults(<p>{typeof navigator.locks}</p>, '<p>server</p>');
    expect(faults).not.toEqual([]);
  });
});

describe('layout', () => {
  test.each([320, 375, 768, 1440])('at %i px nothing overflows sideways', async (width) => {
    await page.viewport(width, 800);
    await render(<Everything />);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test('at twice the text size and 640 px nothing overflows sideways', async () => {
    await page.viewport(640, 800);
    document.documentElement.classList.add('text-doubled');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.text-doubled { font-size: 200% }');
    document.adoptedStyleSheets.push(sheet);
    await render(<Everything />);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(640);
    document.documentElement.classList.remove('text-doubled');
  });
});

describe('reader preferences', () => {
  const prefer = (name: string, value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
  afterEach(() => cdp().send('Emulation.setEmulatedMedia', { features: [] }));

  test('under reduced motion nothing is animated', async () => {
    await render(<Everything />);
    expect(document.getAnimations().length).toBeGreaterThan(0);
    await prefer('prefers-reduced-motion', 'reduce');
    expect(document.getAnimations()).toEqual([]);
  });

  test('in forced colors every control keeps an edge and all text its contrast', async () => {
    await prefer('forced-colors', 'active');
    const { container } = await render(<Everything />);
    const controls = [...container.querySelectorAll<HTMLElement>('input:not([type=range]), select, textarea')];
    const edgeless = controls.filter(
      (control) =>
        !hasEdge(control) && !hasEdge(control.parentElement) && getComputedStyle(control).appearance === 'none',
    );
    expect(controls.length).toBeGreaterThan(20);
    expect(edgeless.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test('in forced colors no text is hidden by the backplate that the browser paints behind it', async () => {
    await prefer('forced-colors', 'active');
    const { container } = await render(<Everything />);
    const colour = (name: string) => {
      container.style.outlineColor = name;
      return getComputedStyle(container).outlineColor;
    };
    const filled = [colour('CanvasText'), colour('Highlight')];
    const inverse = [...container.querySelectorAll('button, a, span')].filter((element) =>
      filled.includes(getComputedStyle(element).backgroundColor),
    );
    expect(inverse.length).toBeGreaterThan(5);
    expect(inverse.filter((element) => getComputedStyle(element).forcedColorAdjust !== 'none')).toEqual([]);
  });

  test('in forced colors selected items do not look like the others', async () => {
    await prefer('forced-colors', 'active');
    const { container } = await render(<Everything />);
    const edges = (selector: string) => [
      ...new Set(
        [...container.querySelectorAll(selector)].map((element) => getComputedStyle(element).borderBlockEndColor),
      ),
    ];
    const choices = [
      ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
      ['label > span:has([type=radio]:checked + *)', 'label > span:has([type=radio]:not(:checked) + *)'],
      ['[data-part=stepper-step][aria-current]', '[data-part=stepper-step]:not([aria-current])'],
      ['a[aria-current=true]', 'ol > li > a:has(> img):not([aria-current])'],
    ] as const;
    for (const [chosen, other] of choices) {
      expect(edges(chosen).length, chosen).toBeGreaterThan(0);
      expect(edges(other).length, other).toBeGreaterThan(0);
      expect(
        edges(chosen).filter((edge) => edges(other).includes(edge)),
        chosen,
      ).toEqual([]);
    }
  });

  test('in forced colors a pending button has the colors of the others', async () => {
    await prefer('forced-colors', 'active');
    const { container } = await render(
      <>
        <Button variant="primary">Save</Button>
        <Button variant="primary" pending>
          Save
        </Button>
      </>,
    );
    const [idle, pending] = [...container.querySelectorAll('button')].map((button) => getComputedStyle(button).color);
    expect(pending).toBe(idle);
  });

  test('in forced colors a disabled file upload does not look like an enabled one', async () => {
    await prefer('forced-colors', 'active');
    const { container } = await render(
      <>
        <FileUpload label="Invoice" listLabel="Files" prompt="Choose files" />
        <FileUpload label="Invoice" listLabel="Files" prompt="Choose files" disabled />
      </>,
    );
    const boxes = [...container.querySelectorAll('[data-part=file-upload-box]')];
    expect(new Set(boxes.map((box) => getComputedStyle(box).color)).size).toBe(2);
  });

  test.each([true, false])(
    'in forced colors the thumb of a switch is visible in its track, checked %s',
    async (isOn) => {
      await prefer('forced-colors', 'active');
      const { container } = await render(<Switch label="Only differences" defaultChecked={isOn} />);
      const [track] = container.querySelectorAll('[role=switch]');
      if (!track) throw new Error('no switch');
      expect(getComputedStyle(track).appearance).toBe('none');
      expect(getComputedStyle(track, '::before').backgroundColor).not.toBe(getComputedStyle(track).backgroundColor);
    },
  );

  test('in forced colors a sheet has an edge at its top', async () => {
    await prefer('forced-colors', 'active');
    const { getByRole } = await render(
      <Drawer id="filters" open title="Filters" closeLabel="Close" side="block-end">
        Finish
      </Drawer>,
    );
    expect(hasEdge(getByRole('dialog').element() as HTMLElement)).toBe(true);
  });

  test('prefers-contrast increases the contrast', async () => {
    await prefer('prefers-contrast', 'more');
    const { container } = await render(<Text tone="muted">Words</Text>);
    expect(getComputedStyle(container).getPropertyValue('--basin-color-line')).toContain('#000');
  });
});

function Everything() {
  return inFlow.map(({ name, Story }) => <Story key={name} />);
}

const hasEdge = (element: HTMLElement | null) =>
  element !== null && Number.parseFloat(getComputedStyle(element).borderBlockStartWidth) > 0;

async function hydrationFaults(element: ReactElement, html = renderToString(element)): Promise<unknown[]> {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const faults: unknown[] = [];
  const root = hydrateRoot(container, element, { onRecoverableError: (error) => faults.push(String(error)) });
  await new Promise((done) => setTimeout(done, 20));
  root.unmount();
  container.remove();
  return faults;
}
