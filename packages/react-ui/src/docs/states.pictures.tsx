import axe from 'axe-core';
import { Suspense } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { cdp, commands, page as tab } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { Frame } from './Frame.tsx';
import { StateSheet } from './StateSheet.tsx';
import { pageNames } from './stories-of.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (name: string, png: string, isLast: boolean) => Promise<number | null>;
  }
}

/** Pictures are a quarter of the page size: a few kilobytes each, in which a moved line still shows. */
const scale = 0.25;
/** The axe rules that another look, width or text length can break; axe checks the rest in the stories. */
const rules = ['color-contrast', 'target-size', 'scrollable-region-focusable'];
const readStates = /: (Hover|Focus|320 px|200 % text|Long text)$/;

beforeAll(async () => {
  await tab.viewport(1720, 4000);
  const still = new CSSStyleSheet();
  still.replaceSync(
    '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; }',
  );
  document.adoptedStyleSheets.push(still);
});

test('axe finds a planted fault in a frame', async () => {
  const { container } = await render(
    <Frame title="Planted: Hover">
      <p>Grey on white</p>
    </Frame>,
  );
  const [frame] = container.querySelectorAll('iframe');
  if (!frame) throw new Error('no frame');
  await expect.poll(() => isDrawn(frame)).toBe(true);
  frame.contentDocument?.body.style.setProperty('color', '#ccc');
  expect((await faultsOf(frame)).join('')).toContain('color-contrast');
});

describe.each(pageNames)('%s', (name) => {
  test('a component looks unchanged and breaks no axe rule in any state', async () => {
    const { container } = await render(
      <Suspense>
        <StateSheet page={name} />
      </Suspense>,
    );
    await expect.poll(() => container.querySelectorAll('iframe').length).toBeGreaterThan(11);
    const frames = [...container.querySelectorAll('iframe')];
    await expect.poll(() => frames.every(isDrawn)).toBe(true);
    await Promise.all(frames.map(async ({ contentDocument }) => contentDocument?.fonts.ready));
    const percent = await differenceOf(name, container);
    const faults = await Promise.all(frames.filter(({ title }) => readStates.test(title)).map(faultsOf));
    expect({ percent, faults: faults.flat() }).toEqual({ percent: 0, faults: [] });
  });
});

function isDrawn({ contentDocument }: HTMLIFrameElement): boolean {
  const isEmpty = !contentDocument?.body.firstElementChild;
  return !isEmpty && [...contentDocument.images].every(({ complete }) => complete);
}

/** Compares repeatedly, because parts such as a fading picture settle late; the last result counts. */
async function differenceOf(name: string, element: Element): Promise<number | null> {
  for (const waitMs of [100, 300, 900]) {
    await new Promise((over) => setTimeout(over, waitMs));
    const difference = await commands.comparePicture(name, await pictureOf(element), waitMs === 900);
    if (difference === 0) return 0;
    if (waitMs === 900) return difference;
  }
  return null;
}

async function pictureOf(element: Element): Promise<string> {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const { x, y, width, height } = element.getBoundingClientRect();
  const clip = { x: frame.x + x, y: frame.y + y, width, height, scale };
  const { data } = await cdp().send('Page.captureScreenshot', { format: 'png', clip, captureBeyondViewport: true });
  return data;
}

interface WithAxe {
  axe?: typeof axe;
  eval: (script: string) => void;
}

async function faultsOf(frame: HTMLIFrameElement): Promise<string[]> {
  const inner = frame.contentWindow as unknown as WithAxe;
  inner.eval(axe.source);
  const result = await inner.axe?.run({ runOnly: { type: 'rule', values: rules } });
  return (
    result?.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${frame.title}: ${id} ${html.slice(0, 160)}`),
    ) ?? []
  );
}
