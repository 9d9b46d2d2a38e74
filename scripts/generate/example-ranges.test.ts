import { expect, test } from 'vitest';
import { withRanges } from './example-ranges.ts';

test('an example asks for the current versions of our packages, and for others as before', () => {
  const manifest = '{ "name": "kiosk", "dependencies": { "@basin/sdk": "^0.2.0", "react": "19.2.0" } }';
  const ranges = withRanges(manifest, () => '0.3.0');
  expect(JSON.parse(ranges)).toEqual({ name: 'kiosk', dependencies: { '@basin/sdk': '^0.3.0', react: '19.2.0' } });
});
