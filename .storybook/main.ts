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
    // the tests show no tables of props
    reactDocgen: process.env.VITEST === undefined ? 'react-docgen-typescript' : false,
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/react-ui/tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // lists only the kit's own props
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
    check: false,
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: {
        conditions: ['@basin/source', ...defaultClientConditions],
        // uses the published mock back end, because its sources need Node
        alias: [{ find: /^@basin\/mock-backend$/, replacement: mockBackend }],
      },
      // Docs pages derive the shown code from function names
      build: { minify: false },
      optimizeDeps: { exclude: ['@electric-sql/pglite'] },
    }),
};
export default config;
