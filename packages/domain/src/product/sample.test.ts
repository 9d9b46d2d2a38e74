import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { sampledSku, sampleSku } from './sample.ts';

test('the sku of a sample leads back to the sku that it represents', () => {
  shows(sampleSku, ['TL-300-GY'], 'TL-300-GY-SAMPLE');
  shows(sampledSku, ['TL-300-GY-SAMPLE'], 'TL-300-GY');
});

test('any other sku is not a sample', () => {
  shows(sampledSku, ['TL-300-GY'], undefined);
  shows(sampledSku, ['TL-SAMPLE-300'], undefined);
  shows(sampledSku, ['TL-300-GY-sample'], undefined);
  shows(sampledSku, ['-SAMPLE'], undefined);
});
