import { expect, test } from 'vitest';
import { ownTexts } from './own-texts.ts';

const { typography: _, ...english } = ownTexts.en;
const { typography: __, ...french } = ownTexts.fr; // its rules differ by language

/** Returns the path of each text of some files. */
const pathsIn = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? `${path}/${key}` : pathsIn(value, `${path}/${key}`),
  );

test("each of the gateway's own texts is in English and in French", () => {
  expect(pathsIn(english)).toContain('/specifications/warranty');
  expect(pathsIn(french).toSorted()).toEqual(pathsIn(english).toSorted());
});
