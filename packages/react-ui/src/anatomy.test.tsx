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

/** A change by a user: how to make it, and the value before and after. */
interface Change {
  held: unknown;
  next: unknown;
  make: (root: HTMLElement) => Promise<void>;
  /** Returns the value that the page shows. */
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

test('the tests run on the React version of their project', () => {
  expect(version.split('.')[0]).toBe(import.meta.env.REACT);
});

test('every component of the kit is in the table of parts and state', () => {
  const components = Object.keys(kit).filter((name) => /^[A-Z]/.test(name));
  expect(names).toEqual(components.filter((name) => name !== 'LinkProvider'));
});

describe.each(names)('%s', (name) => {
  // not retried: React gives each warning only once
  const once = { retry: 0 };
  test('the outermost part has its name or the caller’s, and React logs no warning', once, async () => {
    const warned = vi.spyOn(console, 'error');
    const Component = componentOf(name);
    const { container } = await render(<Component {...argsOf(name)} className="own" />);
    expect(container.querySelector('.own')).toHaveAttribute('data-part', anatomy[name].parts[0]);
    expect(warned.mock.calls).toEqual([]);
  });
});

test('every element of the kit is a listed part, and every listed part is rendered', async () => {
  const seen = new Set<string | null>();
  for (const { Story } of allStories) {
    const { container, unmount } = await render(<Story />);
    // class names of CSS modules begin with an underscore
    const own = container.querySelectorAll('[class^=_], [data-part]');
    for (const element of own) seen.add(element.getAttribute('data-part'));
    await unmount();
  }
  const parts = new Set<string>(names.flatMap((name) => [...anatomy[name].parts]));
  // alt text of a failed picture, the magnified and enlarged picture of a gallery, an open model
  const rare = /^(?:picture-words|gallery-(?:large|near)|model-viewer-\w)/;
  expect([...seen].filter((part) => part === null || !parts.has(part))).toEqual([]);
  expect([...parts].filter((part) => !seen.has(part) && !rare.test(part))).toEqual([]);
});

describe.each(holding('value'))('%s', (name) => {
  const Component = componentOf(name);
  const { held, next, make, shown, args } = changeOf(name);
  const base = { ...argsOf(name), ...args, defaultValue: undefined };

  test('an uncontrolled component keeps its own value from defaultValue on, and reports each change', async () => {
    const tell = vi.fn();
    const { container } = await render(<Component {...base} defaultValue={held} onValueChange={tell} />);
    expect(shown(container)).toEqual(held);
    await make(container);
    expect(tell).toHaveBeenLastCalledWith(next);
    expect(shown(container)).toEqual(next);
  });

  test('a controlled component shows the caller’s value, whatever is pressed', async () => {
    const tell = vi.fn();
    const { container } = await render(<Component {...base} value={held} onValueChange={tell} />);
    await make(container);
    expect(tell).toHaveBeenLastCalledWith(next);
    expect(shown(container)).toEqual(held);
  });

  test('a controlled component follows a caller that applies the change', async () => {
    function Caller() {
      const [value, setValue] = useState<unknown>(held);
      return <Component {...base} value={value} onValueChange={setValue} />;
    }
    const { container } = await render(<Caller />);
    await make(container);
    expect(shown(container)).toEqual(next);
  });
});

test.each(holding('checked'))('%s reports that it was checked, and shows the caller’s value', async (name) => {
  const Component = componentOf(name);
  const tell = vi.fn();
  const { container } = await render(<Component {...argsOf(name)} checked={false} onCheckedChange={tell} />);
  await userEvent.click(control(container));
  expect(tell).toHaveBeenCalledExactlyOnceWith(true);
  expect(control(container).checked).toBe(false);
});

test.each(holding('open'))('%s reports that it was opened and closed', async (name) => {
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

test('a Disclosure is initially open with defaultOpen, and then keeps its own state', async () => {
  const { container } = await render(<kit.Disclosure summary="More" defaultOpen />);
  expect(control(container, 'details')).toHaveAttribute('open');
  await userEvent.click(control(container, 'summary'));
  expect(control(container, 'details')).not.toHaveAttribute('open');
});

const renderable = names.filter((name) => 'render' in anatomy[name]);
test.each(renderable)('%s renders as another element and merges props and class names', async (name) => {
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
