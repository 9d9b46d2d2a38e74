import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { installationServicesPath, resetPageUrl } from './reset-page-url.ts';

test('a reset page URL has neither query nor hash', () => {
  shows(resetPageUrl, ['/en/services/design-services?skuNumber=K-1#request'], '/en/services/design-services');
  shows(resetPageUrl, ['/en'], '/en');
});

test.each(['/en', '/fr', ''])(
  'the installation services page keeps its hash under the language prefix "%s"',
  (language) => {
    const path = language + installationServicesPath;
    shows(resetPageUrl, [`${path}?skuNumber=K-1#request`], `${path}#request`);
    shows(resetPageUrl, [`${path}?skuNumber=K-1`], path);
  },
);
