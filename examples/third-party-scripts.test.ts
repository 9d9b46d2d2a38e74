import { expect, test } from 'vitest';
import { scriptsOf } from './third-party-scripts.ts';

/** A page that the shopper touches; its script comes at once. */
function pageThatIsTouched() {
  const [loaded, sent]: [string[], string[]] = [[], []];
  const script = () => Object.assign(new EventTarget(), { src: '', async: false, remove: () => undefined });
  const page = Object.assign(new EventTarget(), {
    tracker: { send: (name: string) => void sent.push(name) },
    createElement: script,
    head: {
      append(added: ReturnType<typeof script>) {
        loaded.push(added.src);
        queueMicrotask(() => added.dispatchEvent(new Event('load')));
      },
    },
  });
  const touch = async () => {
    page.dispatchEvent(new Event('pointerdown'));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { page: page as unknown as Parameters<typeof scriptsOf>[0], loaded, sent, touch };
}

test('a shopper who has not agreed loads no script of others, whatever the page tells', async () => {
  const { page, loaded, sent, touch } = pageThatIsTouched();
  scriptsOf(page, false).track({ name: 'opened' });
  await touch();
  expect([loaded, sent]).toEqual([[], []]);
});

test('after consent the script loads at the first touch and receives the earlier events', async () => {
  const { page, loaded, sent, touch } = pageThatIsTouched();
  scriptsOf(page, true).track({ name: 'opened' });
  expect(loaded).toEqual([]);
  await touch();
  expect([loaded, sent]).toEqual([['https://analytics.example/track.js'], ['opened']]);
});
