import { afterAll } from 'vitest';

// the page of the last test stays open until the run ends, and an animated one would be painted all that time
afterAll(() => {
  for (const animation of document.getAnimations()) animation.cancel();
});
