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
const namesWithState = (what: string) =>
  names.filter((name) => 'state' in anatomy[name] && anatomy[name].state === what);
const componentOf = (name: Name) => kit[name] as Component;
const extraArgs: Partial<Record<Name, object>> = { Divider: {}, Heading: { level: 2, children: 'Words' } };
const argsOf = (name: Name) =>
  storyFiles.find((file) => file.name === name)?.args ?? extraArgs[name] ?? { children: 'Words' };

/** A change by a user: how to perform it, and the value before and after. */
interface Change {
  initial: unknown;
  next: unknown;
  perform: (root: HTMLElement) => Promise<void>;
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
const typing: Change = {
  initial: 'ab',
  next: 'abc',
  perform: (root) => userEvent.fill(control(root), 'abc'),
  shown: (root) => control(root).value,
};
const choosing = (initial: string, next: string): Change => ({
  initial,
  next,
  perform: (root) => userEvent.click(control(root, `[value=${next}]`)),
  shown: (root) => chosen(root).join(),
});
const changes: Partial<Record<Name, Change>> = {
  AddressFields: {
    initial: { country: 'US', street: 'ab' },
    next: { country: 'US', street: 'abc' },
    perform: (root) => userEvent.fill(control(root, '[name=street]'), 'abc'),
    shown: (root) => ({ country: 'US', street: control(root, '[name=street]').value }),
  },
  StoreMap: {
    initial: 'west',
    next: 'east',
    perform: (root) => Promise.resolve(root.querySelector<SVGAElement>('a[data-id=east]')?.focus()),
    shown: (root) => root.querySelector('a[data-current]')?.getAttribute('data-id'),
  },
  SelectList: { ...choosing('chrome', 'gunmetal'), initial: ['chrome'], next: ['chrome', 'gunmetal'], shown: chosen },
  DateField: {
    ...typing,
    initial: '2026-03-10',
    next: '2026-03-11',
    perform: (root) => userEvent.fill(control(root), '2026-03-11'),
  },
  Slider: {
    initial: 20,
    next: 25,
    perform: (root) => userEvent.fill(control(root), '25'),
    shown: (root) => control(root).valueAsNumber,
  },
  CheckboxGroup: { ...choosing('nickel', 'chrome'), initial: ['nickel'], next: ['nickel', 'chrome'], shown: chosen },
  Combobox: typing,
  FacetGroup: { ...choosing('nickel', 'chrome'), initial: ['nickel'], next: ['nickel', 'chrome'], shown: chosen },
  PasswordField: typing,
  QuantityField: { ...typing, initial: '1', next: '12', perform: (root) => userEvent.fill(control(root), '12') },
  RadioGroup: choosing('ground', 'express'),
  RangeField: {
    initial: [100, 200],
    next: [100, 150],
    args: { min: 0, max: 300, step: 1, histogram: undefined },
    perform: (root) => userEvent.fill(control(root, '[type=number][id$=high]'), '150').then(() => userEvent.tab()),
    shown: (root) =>
      [...root.querySelectorAll<HTMLInputElement>('[type=number]')].map(({ valueAsNumber }) => valueAsNumber),
  },
  RoomPlanner: {
    initial: [{ length: '10', width: '12' }],
    next: [{ length: '9', width: '12' }],
    perform: (root) => userEvent.fill(control(root, '[name=length]'), '9'),
    shown: (root) => [{ length: control(root, '[name=length]').value, width: control(root, '[name=width]').value }],
    args: { defaultOpen: true },
  },
  SelectField: {
    initial: 'IL',
    next: 'WI',
    perform: (root) => userEvent.selectOptions(control(root), 'WI'),
    shown: (root) => control(root).value,
  },
  SwatchPicker: choosing('nickel', 'chrome'),
  Tabs: {
    initial: 'features',
    next: 'documents',
    perform: (root) => userEvent.click(control(root, '[href="#documents"]')),
    shown: (root) => control(root, '[role=tabpanel][data-open]').id,
  },
  TextAreaField: typing,
  TextField: typing,
};
function changeOf(name: Name): Change {
  const change = changes[name];
  if (change === undefined) throw new Error(`Say in \`changes\` how a user changes the value of ${name}.`);
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

describe.each(namesWithState('value'))('%s', (name) => {
  const Component = componentOf(name);
  const { initial, next, perform, shown, args } = changeOf(name);
  const base = { ...argsOf(name), ...args, defaultValue: undefined };

  test('an uncontrolled component keeps its own value from defaultValue on, and reports each change', async () => {
    const onChange = vi.fn();
    const { container } = await render(<Component {...base} defaultValue={initial} onValueChange={onChange} />);
    expect(shown(container)).toEqual(initial);
    await perform(container);
    expect(onChange).toHaveBeenLastCalledWith(next);
    expect(shown(container)).toEqual(next);
  });

  test('a controlled component shows the caller’s value, whatever is pressed', async () => {
    const onChange = vi.fn();
    const { container } = await render(<Component {...base} value={initial} onValueChange={onChange} />);
    await perform(container);
    expect(onChange).toHaveBeenLastCalledWith(next);
    expect(shown(container)).toEqual(initial);
  });

  test('a controlled component follows a caller that applies the change', async () => {
    function Caller() {
      const [value, setValue] = useState<unknown>(initial);
      return <Component {...base} value={value} onValueChange={setValue} />;
    }
    const { container } = await render(<Caller />);
    await perform(container);
    expect(shown(container)).toEqual(next);
  });
});

test.each(namesWithState('checked'))('%s reports that it was checked, and shows the caller’s value', async (name) => {
  const Component = componentOf(name);
  const onChange = vi.fn();
  const { container } = await render(<Component {...argsOf(name)} checked={false} onCheckedChange={onChange} />);
  await userEvent.click(control(container));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  expect(control(container).checked).toBe(false);
});

test.each(namesWithState('open'))('%s reports that it was opened and closed', async (name) => {
  const Component = componentOf(name);
  const onChange = vi.fn();
  const { container, rerender } = await render(<Component {...argsOf(name)} open={false} onOpenChange={onChange} />);
  const isOpen = () => container.querySelector('details[open], dialog[open], :popover-open') !== null;
  expect(isOpen()).toBe(false);
  await rerender(<Component {...argsOf(name)} open onOpenChange={onChange} />);
  expect(isOpen()).toBe(true);
  await expect.poll(() => onChange.mock.calls).toEqual([[true]]);
  await (name === 'Disclosure' ? userEvent.click(control(container, 'summary')) : userEvent.keyboard('{Escape}'));
  await expect.poll(() => onChange.mock.calls).toEqual([[true], [false]]);
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
