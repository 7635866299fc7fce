import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { plainPageScript } from '../../scripts/vite/plain-page.ts';

test('what the HTML holds for old browsers has nothing newer than ECMAScript 5', () => {
  const script = plainPageScript();
  const languageOptions = { ecmaVersion: 5, sourceType: 'script' } as const;
  expect(script).toContain('plainPage');
  expect(new Linter().verify(script, { languageOptions })).toEqual([]);
});
