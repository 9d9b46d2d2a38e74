import { expect, test } from 'vitest';
import { contract } from '../src/contract/index.ts';
import { callsDocument } from './calls-document.ts';

test('the calls document lists every call with its description', async () => {
  const document = await callsDocument();
  for (const [area, calls] of Object.entries(contract))
    for (const name of Object.keys(calls))
      expect(document).toMatch(new RegExp(`\`${area}\\.${name}\`.*\\| \\S.{9,} +\\|`));
});
