import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';

const mockBackend = fileURLToPath(new URL('../packages/mock-backend/dist/index.js', import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/react-ui/src/**/*.mdx',
    '../packages/react-ui/src/**/*.stories.tsx',
    '../examples/storybook/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/react-ui/tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // lists the kit's own props, not those of the platform
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
    check: false,
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: {
        conditions: ['@basin/source', ...defaultClientConditions],
        // the mock back end is used as it is published: its sources need Node
        alias: [{ find: /^@basin\/mock-backend$/, replacement: mockBackend }],
      },
      // the code that a Docs page shows is written from the names of functions
      build: { minify: false },
      optimizeDeps: { exclude: ['@electric-sql/pglite'] },
    }),
};
export default config;
