import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { imageSize } from './image-size.ts';

test('UI-054 the image breakpoints are 1440, 1024, 768 and 425', () => {
  shows(imageSize, [1440], 'wide');
  shows(imageSize, [1439], 'desktop');
  shows(imageSize, [1024], 'desktop');
  shows(imageSize, [1023], 'mobileLandscape');
  shows(imageSize, [768], 'mobileLandscape');
  shows(imageSize, [767], 'mobilePortrait');
  shows(imageSize, [426], 'mobilePortrait');
  shows(imageSize, [425], 'smallPhone');
});
