import { describe, expect, test, vi } from 'vitest';
import { followRevision, readRevision } from './follow-revision.server.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

function followed(given: Partial<Parameters<typeof followRevision>[0]> = {}) {
  const state = { nowMs: 0, revision: '1' as string | undefined };
  const read = vi.fn(() => Promise.resolve(state.revision));
  const onChange = vi.fn(() => Promise.resolve());
  const onFailure = vi.fn();
  const revision = followRevision({ read, onChange, onFailure, now: () => state.nowMs, ...given });
  const after = async (passMs: number) => {
    state.nowMs += passMs;
    revision();
    await settled();
    return revision();
  };
  return { state, read, onChange, onFailure, after };
}

describe('following the content revision', () => {
  test('the followed revision is read at most every two seconds, and only a change triggers a callback', async () => {
    const { state, read, onChange, after } = followed();
    expect([await after(0), await after(1_999)]).toEqual(['1', '1']);
    expect([read.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 0]);
    state.revision = '2';
    expect(await after(1)).toBe('2');
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('the followed revision stays the old one while the change callback fails, which is retried later', async () => {
    const onChange = vi.fn().mockRejectedValueOnce(new Error('no texts')).mockResolvedValue(undefined);
    const { state, onFailure, after } = followed({ onChange });
    await after(0);
    state.revision = '2';
    expect([await after(2_000), await after(2_000)]).toEqual(['1', '1']);
    expect(onFailure).toHaveBeenCalledOnce();
    expect(await after(30_000)).toBe('2');
  });

  test('the followed revision is empty for a gateway without revisions, which is read again after 30 seconds', async () => {
    const { state, read, after } = followed();
    state.revision = undefined;
    expect([await after(0), await after(29_999)]).toEqual(['', '']);
    expect(read).toHaveBeenCalledOnce();
  });

  test('the process of a shop that sees a change first announces it, and the other reads it at once', async () => {
    const listeners: (() => void)[] = [];
    const peersOf = (own: number) => ({
      announceChange() {
        for (const [index, listener] of listeners.entries()) if (index !== own) listener();
      },
      onChange(listener: () => void) {
        listeners.push(listener);
      },
    });
    const first = followed({ peers: peersOf(0) });
    const second = followed({ peers: peersOf(1), read: first.read });
    expect([await first.after(0), await second.after(0)]).toEqual(['1', '1']);
    first.state.revision = '2';
    expect([await first.after(2_000), await second.after(1)]).toEqual(['2', '2']);
    expect([first.onChange.mock.calls.length, second.onChange.mock.calls.length]).toEqual([1, 1]);
  });

  test.each([
    ['1.2', Response.json({ revision: '1.2' })],
    [undefined, new Response('not found', { status: 404 })],
    [undefined, new Response('<html>')],
  ])('the revision is %s for the gateway’s response', async (revision, response) => {
    const requests: string[] = [];
    const read = readRevision('https://api.example/v2', ({ url }) => (requests.push(url), Promise.resolve(response)));
    expect(await read()).toBe(revision);
    expect(requests).toEqual(['https://api.example/v2/revision']);
  });
});
