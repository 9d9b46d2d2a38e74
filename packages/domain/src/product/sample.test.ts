import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { sampledSku, sampleSku } from './sample.ts';

test('the sku of a sample names the sku that it shows', () => {
  shows(sampleSku, ['TL-300-GY'], 'TL-300-GY-SAMPLE');
  shows(sampledSku, ['TL-300-GY-SAMPLE'], 'TL-300-GY');
});

test('any other sku is no sample', () => {
  shows(sampledSku, ['TL-300-GY'], undefined);
  shows(sampledSku, ['TL-SAMPLE-300'], undefined);
  shows(sampledSku, ['TL-300-GY-sample'], undefined);
  shows(sampledSku, ['-SAMPLE'], undefined);
});
