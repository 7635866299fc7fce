import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { exactResponsesRule } from './scripts/contract/exact/exact-responses-rule.ts';

/** Outputs, and generated code, which its generator and the compiler check. */
const ignores = [
  'openapi/generated/**',
  'src/api/generated/**',
  'src/mocks/public/**',
  '**/*.gen.ts',
  '**/mockServiceWorker.js',
  'dist/**',
  'dist-contract/**',
  'dist-release/**',
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
      // Allows numbers in template literals, but not objects or undefined.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Allows `() => void store.set(…)` and `onClick={() => close()}`.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      // Allows async event handlers in React: rejections are reported.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      // The router's redirects are thrown.
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
        {
          selector:
            'JSXOpeningElement[name.name=/^(ul|ol)$/]:not(:has(JSXAttribute[name.name="role"]))',
          message: 'Write role="list": Safari takes lists without markers for plain text.',
        },
      ],
    },
  },
  {
    // Responses contain only fields of the contract.
    files: ['server/**/*.ts'],
    plugins: { contract: { rules: { exact: exactResponsesRule } } },
    rules: { 'contract/exact': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'tests/pages/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // Only `src/api` calls `fetch` and writes to the console.
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
    // APIs must exist in all browsers of `browserslist` in package.json: there are no polyfills.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/mocks/**'],
    extends: [compat.configs['flat/recommended']],
    // `src/lib/when-idle.ts` has a fallback.
    settings: { polyfills: ['requestIdleCallback'] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] },
  },
  {
    // Not available without HTTPS; the site also works over HTTP.
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
        __dirname: 'readonly',
      },
    },
  },
  {
    // Runs in every browser: ECMAScript 5.
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
