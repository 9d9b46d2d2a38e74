import { expect, test } from 'vitest';
import { contract } from '../src/contract/index.ts';
import { callsDocument } from './calls-document.ts';

test('every call is in the list, with what it gives', async () => {
  const document = await callsDocument();
  for (const [area, calls] of Object.entries(contract))
    for (const name of Object.keys(calls))
      expect(document).toMatch(new RegExp(`\`${area}\\.${name}\`.*\\| \\S.{9,} +\\|`));
});
