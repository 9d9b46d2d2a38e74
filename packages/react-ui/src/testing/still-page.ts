import { afterAll } from 'vitest';

// the page of a browser's last test stays open until the whole run ends: one that moves is drawn all that time
afterAll(() => {
  for (const animation of document.getAnimations()) animation.cancel();
});
