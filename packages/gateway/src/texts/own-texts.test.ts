import { expect, test } from 'vitest';
import { textPaths } from '../../testing/text-paths.ts';
import { ownTexts } from './own-texts.ts';

const { typography: _, ...english } = ownTexts.en;
const { typography: __, ...french } = ownTexts.fr; // its rules differ by language

test("each of the gateway's own texts is in English and in French", () => {
  expect(textPaths(english)).toContain('/specifications/warranty');
  expect(textPaths(french).toSorted()).toEqual(textPaths(english).toSorted());
});
