import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// WebKit keeps the style of an element matched by `:has(:empty)` after its content has arrived.
it('no style sheet combines :has() and :empty', () => {
  const sheets = globSync('src/**/*.css');
  const found = sheets.filter((file) =>
    /:has\((?:[^()]|\([^()]*\))*:empty/.test(readFileSync(file, 'utf8')),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
