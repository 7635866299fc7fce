import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { exactResponsesRule } from './scripts/contract/exact/exact-responses-rule.ts';

/** Generated code is checked by its generator and by the compiler; the rest are outputs. */
const ignores = [
  'openapi/generated/**',
  'src/api/generated/**',
  'src/mocks/public/**',
  '**/*.gen.ts',
  '**/mockServiceWorker.js',
  'dist/**',
  'dist-contract/**',
  'data/**',
  '.bench/**',
  '.cache/**',
  '.tanstack/**',
  'test-results/**',
  'playwright-report/**',
];

export default tseslint.config(
  { ignores },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.{js,cjs,mjs,ts,tsx}'], ...js.configs.recommended },
  {
    files: ['**/*.{js,cjs,mjs,ts,tsx}'],
    rules: { 'no-empty': ['error', { allowEmptyCatch: true }] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      // A number in a text is plain; what is refused is an object or undefined in one.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => void store.set(…)` and `onClick={() => close()}` read well and hide nothing.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      // React takes async event handlers: a rejection there is reported like any other.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      // The router throws its redirects.
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            {
              from: 'package',
              package: '@tanstack/router-core',
              name: ['Redirect', 'NotFoundError'],
            },
          ],
        },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ObjectExpression > SpreadElement > ObjectExpression',
          message: 'Write the properties themselves instead of spreading a literal.',
        },
        {
          selector: 'JSXSpreadAttribute > ObjectExpression',
          message: 'Write the attributes themselves instead of spreading a literal.',
        },
        {
          selector: 'JSXOpeningElement[name.name="Form"]',
          message: 'Use SiteForm: it marks the fields that the server refuses.',
        },
      ],
    },
  },
  {
    // Nothing is answered that the contract doesn't have.
    files: ['server/**/*.ts'],
    plugins: { contract: { rules: { exact: exactResponsesRule } } },
    rules: { 'contract/exact': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'tests/pages/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // One way to the server: nothing outside `src/api` calls `fetch` or writes to the console.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/api/**', 'src/mocks/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'fetch',
          message: 'Use a generated hook or query: only src/api talks to the server.',
        },
        { name: 'XMLHttpRequest', message: 'Use a generated hook or query.' },
      ],
    },
  },
  {
    // Scripts run in every browser of `browserslist` in package.json, without polyfills.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/mocks/**'],
    extends: [compat.configs['flat/recommended']],
    // `src/lib/when-idle.ts` uses it if the browser has it.
    settings: { polyfills: ['requestIdleCallback'] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] },
  },
  {
    // Browsers offer these on secure addresses only; the site works behind plain http too.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/lib/copy-text.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'crypto', property: 'randomUUID', message: 'Use uniqueId of lib/unique-id.' },
        { object: 'navigator', property: 'clipboard', message: 'Use copyText of lib/copy-text.' },
      ],
    },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: {
      globals: {
        module: 'writable',
        require: 'readonly',
        process: 'readonly',
        console: 'readonly',
      },
    },
  },
  {
    // Runs in every browser, also in those that only read ECMAScript 5.
    files: ['scripts/vite/plain-page.js'],
    languageOptions: {
      ecmaVersion: 5,
      sourceType: 'script',
      globals: { document: 'readonly', location: 'readonly', window: 'readonly' },
    },
    rules: { 'no-unused-vars': ['error', { caughtErrors: 'none' }] },
  },
  {
    // Runs in the page before any bundle.
    files: ['scripts/vite/boot.js'],
    languageOptions: {
      sourceType: 'script',
      globals: {
        __CHUNKS__: 'readonly',
        __LANGUAGES__: 'readonly',
        document: 'readonly',
        localStorage: 'readonly',
        location: 'readonly',
        navigator: 'readonly',
        URLSearchParams: 'readonly',
        window: 'readonly',
      },
    },
  },
);
