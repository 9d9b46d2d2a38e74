import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { defineConfig, globalIgnores } from 'eslint/config';
import { noModuleState } from './scripts/lint/no-module-state.js';

/** The imports forbidden in each package, since imports point one way. */
const forbidden = {
  domain: ['@basin/*', 'node:*', 'react', 'zod', 'ofetch'],
  'react-ui': ['@basin/*', 'node:*'],
  sdk: ['@basin/gateway', '@basin/react-ui', '@basin/storefront', '@basin/conformance', 'node:*', 'react'],
  server: ['@basin/*', 'react'],
  gateway: ['@basin/react-ui', '@basin/storefront', '@basin/conformance', 'react'],
  conformance: ['@basin/gateway', '@basin/react-ui', '@basin/storefront', 'react', 'zod', 'ofetch'],
};

/** shell ← features ← routes in the storefront; a feature reaches another only through its index. */
const storefrontArrows = {
  shell: [{ group: ['**/features/**', '**/routes/**'], message: 'the shell must not import features or routes' }],
  features: [
    { group: ['**/routes/**'], message: 'a feature must not import routes' },
    {
      regex: '^(\\.\\./)+(?!\\.\\.|shell/)[a-z]+/(?!index(\\.server)?\\.ts$)',
      message: 'import another feature through its index',
    },
  ],
  routes: [{ regex: '/features/[^/]+/(?!index(\\.server)?\\.ts$)', message: 'import a feature through its index' }],
};

export default defineConfig(
  globalIgnores([
    '**/dist/**',
    '**/build/**',
    'storybook-static/**',
    '**/.react-router/**',
    'coverage/**',
    '.data/**',
    'reports/**',
    '.stryker-tmp/**',
    'studio/**',
    'packages/domain/api/**',
  ]),
  js.configs.recommended,
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  { files: ['consumers/{browser,tailwind}/*.js'], languageOptions: { globals: globals.browser } },
  {
    files: ['consumers/next/**/*.jsx'],
    languageOptions: { globals: globals.node, parserOptions: { ecmaFeatures: { jsx: true } } },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        // one program for all files, so that each type is computed once
        project: './tsconfig.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // an empty interface names a schema's type (packages/sdk/src/contract/named.ts)
      '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^Optional|(Schema|Reply)$' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // unnecessary, because erasableSyntaxOnly forbids enums
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // React Router sends a response by throwing it.
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  { files: ['**/*.tsx'], extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.configs.recommended] },
  ...Object.entries(forbidden).map(([name, group]) => ({
    files: [`packages/${name}/src/**/*.{ts,tsx}`],
    // an import condition selects .node.ts files on Node only; commands run on Node only
    ignores: [
      '**/*.test.*',
      '**/*.stories.tsx',
      '**/testing.ts',
      '**/*.node.ts',
      'packages/react-ui/src/brand/command/**',
    ],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message: `${name} must not import this` }] }] },
  })),
  ...Object.entries(storefrontArrows).map(([folder, patterns]) => ({
    files: [`packages/storefront/app/${folder}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.*'],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  })),
  { files: ['packages/sdk/src/**/*.ts'], ignores: ['**/*.test.ts', '**/testing.ts'], rules: noModuleState },
  storybook.configs['flat/recommended'],
);
