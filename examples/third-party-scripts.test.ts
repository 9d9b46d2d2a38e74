import { expect, test } from 'vitest';
import { createAnalyticsAdapters } from './third-party-scripts.ts';

/** A fake page with an immediate interaction, whose scripts load immediately. */
function createTouchedPage() {
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
  return { page: page as unknown as Parameters<typeof createAnalyticsAdapters>[0], loaded, sent, touch };
}

test('without consent no third-party script loads, whatever events the page sends', async () => {
  const { page, loaded, sent, touch } = createTouchedPage();
  createAnalyticsAdapters(page, false).track({ name: 'opened' });
  await touch();
  expect([loaded, sent]).toEqual([[], []]);
});

test('after consent the script loads at the first interaction and receives the earlier events', async () => {
  const { page, loaded, sent, touch } = createTouchedPage();
  createAnalyticsAdapters(page, true).track({ name: 'opened' });
  expect(loaded).toEqual([]);
  await touch();
  expect([loaded, sent]).toEqual([['https://analytics.example/track.js'], ['opened']]);
});
