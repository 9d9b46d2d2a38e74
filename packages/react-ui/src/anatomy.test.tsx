import { useState, version, type ComponentType, type ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { anatomy } from './docs/anatomy.ts';
import * as kit from './index.ts';
import './styles.css';
import { allStories, storyFiles } from './testing/stories.tsx';

type Component = ComponentType<Record<string, unknown>>;
type Name = keyof typeof anatomy;
const names = Object.keys(anatomy) as Name[];
const holding = (what: string) => names.filter((name) => 'holds' in anatomy[name] && anatomy[name].holds === what);
const componentOf = (name: Name) => kit[name] as Component;
const bare: Partial<Record<Name, object>> = { Divider: {}, Heading: { level: 2, children: 'Words' } };
const argsOf = (name: Name) =>
  storyFiles.find((file) => file.name === name)?.args ?? bare[name] ?? { children: 'Words' };

/** A change by hand: how it is made, and what is held before and after it. */
interface Change {
  held: unknown;
  next: unknown;
  make: (root: HTMLElement) => Promise<void>;
  /** What the page shows as held. */
  shown: (root: HTMLElement) => unknown;
  args?: Record<string, unknown>;
}
const control = (root: HTMLElement, selector = 'input, textarea, select') => {
  const found = root.querySelector<HTMLInputElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};
const chosen = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value);
const typed: Change = {
  held: 'ab',
  next: 'abc',
  make: (root) => userEvent.fill(control(root), 'abc'),
  shown: (root) => control(root).value,
};
const picked = (held: string, next: string): Change => ({
  held,
  next,
  make: (root) => userEvent.click(control(root, `[value=${next}]`)),
  shown: (root) => chosen(root).join(),
});
const changes: Partial<Record<Name, Change>> = {
  AddressFields: {
    held: { country: 'US', street: 'ab' },
    next: { country: 'US', street: 'abc' },
    make: (root) => userEvent.fill(control(root, '[name=street]'), 'abc'),
    shown: (root) => ({ country: 'US', street: control(root, '[name=street]').value }),
  },
  StoreMap: {
    held: 'west',
    next: 'east',
    make: (root) => Promise.resolve(root.querySelector<SVGAElement>('a[data-id=east]')?.focus()),
    shown: (root) => root.querySelector('a[data-current]')?.getAttribute('data-id'),
  },
  SelectList: { ...picked('chrome', 'gunmetal'), held: ['chrome'], next: ['chrome', 'gunmetal'], shown: chosen },
  DateField: {
    ...typed,
    held: '2026-03-10',
    next: '2026-03-11',
    make: (root) => userEvent.fill(control(root), '2026-03-11'),
  },
  Slider: {
    held: 20,
    next: 25,
    make: (root) => userEvent.fill(control(root), '25'),
    shown: (root) => control(root).valueAsNumber,
  },
  CheckboxGroup: { ...picked('nickel', 'chrome'), held: ['nickel'], next: ['nickel', 'chrome'], shown: chosen },
  Combobox: typed,
  FacetGroup: { ...picked('nickel', 'chrome'), held: ['nickel'], next: ['nickel', 'chrome'], shown: chosen },
  PasswordField: typed,
  QuantityField: { ...typed, held: '1', next: '12', make: (root) => userEvent.fill(control(root), '12') },
  RadioGroup: picked('ground', 'express'),
  RangeField: {
    held: [100, 200],
    next: [100, 150],
    args: { min: 0, max: 300, step: 1, histogram: undefined },
    make: (root) => userEvent.fill(control(root, '[type=number][id$=high]'), '150').then(() => userEvent.tab()),
    shown: (root) =>
      [...root.querySelectorAll<HTMLInputElement>('[type=number]')].map(({ valueAsNumber }) => valueAsNumber),
  },
  RoomPlanner: {
    held: [{ length: '10', width: '12' }],
    next: [{ length: '9', width: '12' }],
    make: (root) => userEvent.fill(control(root, '[name=length]'), '9'),
    shown: (root) => [{ length: control(root, '[name=length]').value, width: control(root, '[name=width]').value }],
    args: { defaultOpen: true },
  },
  SelectField: {
    held: 'IL',
    next: 'WI',
    make: (root) => userEvent.selectOptions(control(root), 'WI'),
    shown: (root) => control(root).value,
  },
  SwatchPicker: picked('nickel', 'chrome'),
  Tabs: {
    held: 'features',
    next: 'documents',
    make: (root) => userEvent.click(control(root, '[href="#documents"]')),
    shown: (root) => control(root, '[role=tabpanel][data-open]').id,
  },
  TextAreaField: typed,
  TextField: typed,
};
function changeOf(name: Name): Change {
  const change = changes[name];
  if (change === undefined) throw new Error(`Say in \`changes\` how the value of ${name} is changed by hand.`);
  return change;
}

beforeEach(() => page.viewport(1280, 800));

test('React is the version that the project names', () => {
  expect(version.split('.')[0]).toBe(import.meta.env.REACT);
});

test('every component of the kit is in the table of parts and state', () => {
  const components = Object.keys(kit).filter((name) => /^[A-Z]/.test(name));
  expect(names).toEqual(components.filter((name) => name !== 'LinkProvider'));
});

describe.each(names)('%s', (name) => {
  // once: React gives each warning a single time
  const once = { retry: 0 };
  test('its outermost part has its name, and takes one of the caller; React warns of nothing', once, async () => {
    const warned = vi.spyOn(console, 'error');
    const Component = componentOf(name);
    const { container } = await render(<Component {...argsOf(name)} className="own" />);
    expect(container.querySelector('.own')).toHaveAttribute('data-part', anatomy[name].parts[0]);
    expect(warned.mock.calls).toEqual([]);
  });
});

test('every element of the kit is a part of the table, and every part of the table is seen', async () => {
  const seen = new Set<string | null>();
  for (const { Story } of allStories) {
    const { container, unmount } = await render(<Story />);
    // a class of a CSS module begins with an underscore
    const own = container.querySelectorAll('[class^=_], [data-part]');
    for (const element of own) seen.add(element.getAttribute('data-part'));
    await unmount();
  }
  const parts = new Set<string>(names.flatMap((name) => [...anatomy[name].parts]));
  // the words of a picture that failed, the near and the large picture of a gallery, a model that is open
  const rare = /^(?:picture-words|gallery-(?:large|near)|model-viewer-\w)/;
  expect([...seen].filter((part) => part === null || !parts.has(part))).toEqual([]);
  expect([...parts].filter((part) => !seen.has(part) && !rare.test(part))).toEqual([]);
});

describe.each(holding('value'))('%s', (name) => {
  const Component = componentOf(name);
  const { held, next, make, shown, args } = changeOf(name);
  const base = { ...argsOf(name), ...args, defaultValue: undefined };

  test('holds its value itself from defaultValue on, and tells each change', async () => {
    const tell = vi.fn();
    const { container } = await render(<Component {...base} defaultValue={held} onValueChange={tell} />);
    expect(shown(container)).toEqual(held);
    await make(container);
    expect(tell).toHaveBeenLastCalledWith(next);
    expect(shown(container)).toEqual(next);
  });

  test('shows the value that its caller holds, whatever is pressed', async () => {
    const tell = vi.fn();
    const { container } = await render(<Component {...base} value={held} onValueChange={tell} />);
    await make(container);
    expect(tell).toHaveBeenLastCalledWith(next);
    expect(shown(container)).toEqual(held);
  });

  test('follows a caller that takes the change', async () => {
    function Caller() {
      const [value, setValue] = useState<unknown>(held);
      return <Component {...base} value={value} onValueChange={setValue} />;
    }
    const { container } = await render(<Caller />);
    await make(container);
    expect(shown(container)).toEqual(next);
  });
});

test.each(holding('checked'))('%s tells that it was checked, and shows what its caller holds', async (name) => {
  const Component = componentOf(name);
  const tell = vi.fn();
  const { container } = await render(<Component {...argsOf(name)} checked={false} onCheckedChange={tell} />);
  await userEvent.click(control(container));
  expect(tell).toHaveBeenCalledExactlyOnceWith(true);
  expect(control(container).checked).toBe(false);
});

test.each(holding('open'))('%s tells that it was opened and closed', async (name) => {
  const Component = componentOf(name);
  const tell = vi.fn();
  const { container, rerender } = await render(<Component {...argsOf(name)} open={false} onOpenChange={tell} />);
  const isOpen = () => container.querySelector('details[open], dialog[open], :popover-open') !== null;
  expect(isOpen()).toBe(false);
  await rerender(<Component {...argsOf(name)} open onOpenChange={tell} />);
  expect(isOpen()).toBe(true);
  await expect.poll(() => tell.mock.calls).toEqual([[true]]);
  await (name === 'Disclosure' ? userEvent.click(control(container, 'summary')) : userEvent.keyboard('{Escape}'));
  await expect.poll(() => tell.mock.calls).toEqual([[true], [false]]);
  expect(isOpen()).toBe(false);
});

test('a Disclosure is open at first by defaultOpen, and then its own', async () => {
  const { container } = await render(<kit.Disclosure summary="More" defaultOpen />);
  expect(control(container, 'details')).toHaveAttribute('open');
  await userEvent.click(control(container, 'summary'));
  expect(control(container, 'details')).not.toHaveAttribute('open');
});

const renderable = names.filter((name) => 'render' in anatomy[name]);
test.each(renderable)('%s is another element by render, with the props and class names of both', async (name) => {
  const Component = componentOf(name);
  const other: ReactElement = <aside className="other" id="given" />;
  const { container } = await render(
    <Component {...argsOf(name)} className="own" data-extra="kept" render={other}>
      Words
    </Component>,
  );
  const element = container.querySelector('aside');
  expect(element).toHaveClass('own', 'other');
  expect(element).toHaveAttribute('id', 'given');
  expect(element).toHaveAttribute('data-extra', 'kept');
  expect(element?.textContent).toContain('Words');
});
