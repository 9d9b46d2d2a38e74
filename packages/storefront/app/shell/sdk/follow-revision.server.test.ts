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

describe('the revision that a shop follows', () => {
  test('is looked for every two seconds at most, and only a change of it is heard of', async () => {
    const { state, read, onChange, after } = followed();
    expect([await after(0), await after(1_999)]).toEqual(['1', '1']);
    expect([read.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 0]);
    state.revision = '2';
    expect(await after(1)).toBe('2');
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('stays the old one while what it stands for cannot be had, which is tried again later', async () => {
    const onChange = vi.fn().mockRejectedValueOnce(new Error('no texts')).mockResolvedValue(undefined);
    const { state, onFailure, after } = followed({ onChange });
    await after(0);
    state.revision = '2';
    expect([await after(2_000), await after(2_000)]).toEqual(['1', '1']);
    expect(onFailure).toHaveBeenCalledOnce();
    expect(await after(30_000)).toBe('2');
  });

  test('is empty before a gateway that has none, which is asked again after half a minute', async () => {
    const { state, read, after } = followed();
    state.revision = undefined;
    expect([await after(0), await after(29_999)]).toEqual(['', '']);
    expect(read).toHaveBeenCalledOnce();
  });

  test.each([
    ['1.2', Response.json({ revision: '1.2' })],
    [undefined, new Response('not found', { status: 404 })],
    [undefined, new Response('<html>')],
  ])('is %s as a gateway answers', async (revision, response) => {
    const asked: string[] = [];
    const read = readRevision('https://api.house/v2', ({ url }) => (asked.push(url), Promise.resolve(response)));
    expect(await read()).toBe(revision);
    expect(asked).toEqual(['https://api.house/v2/revision']);
  });
});
