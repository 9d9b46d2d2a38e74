import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isConfigurationPath } from './is-configuration-path.ts';

test('SDK-041 a configuration path is no address', () => {
  shows(isConfigurationPath, ['/content/sample/us/config'], true);
  for (const path of ['http://a.example', 'HTTPS://a', 'www.a.example/x', 'a.example.com', '/x.COM', '', ' ']) {
    shows(isConfigurationPath, [path], false);
  }
});
