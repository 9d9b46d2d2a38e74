import type { Config } from '@react-router/dev/config';
import { precompress } from './server/precompress.ts';

export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
