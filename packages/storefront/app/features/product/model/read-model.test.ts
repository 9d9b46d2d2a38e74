import { modelFile } from '@basin/gateway/testing';
import { expect, test } from 'vitest';
import { readModel } from './read-model.ts';

const fileOf = async (design: string): Promise<ArrayBuffer> => new Uint8Array(await modelFile(design)).buffer;

test.each(['faucet', 'tub', 'tile-brick'])(
  'the parts of the model %s are whole triangles between its corners',
  async (design) => {
    const parts = readModel(await fileOf(design));
    expect(parts.length).toBeGreaterThan(0);
    for (const { index, position, normal, low, high, roughness, metallic } of parts) {
      expect(index.count % 3).toBe(0);
      const corners = index.data as Uint16Array | Uint32Array;
      expect(Math.max(...corners)).toBe(position.count - 1);
      expect(normal.count).toBe(position.count);
      expect(low.every((place, axis) => place <= (high[axis] ?? 0))).toBe(true);
      for (const share of [roughness, metallic]) expect(share >= 0 && share <= 1).toBe(true);
    }
  },
);

test.each([
  ['nothing', new ArrayBuffer(0)],
  ['a page that says that there is none', new TextEncoder().encode('<!doctype html><title>Not found</title>').buffer],
])('%s is no model, and is said so', (_, file) => {
  expect(() => readModel(file)).toThrow(RangeError);
});
