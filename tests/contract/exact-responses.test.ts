import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const RULE = 'contract/exact';

const ACTIVITY = join(ROOT, 'server/activity/handlers.ts');
const NEWS = join(ROOT, 'server/content/news/handlers.ts');
const PRESENT = join(ROOT, 'server/content/news/present.ts');

let folder: string;
let eslint: ESLint;

// Loads only these files and their imports: the types of the whole project take too long.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'exact-'));
  const project = join(folder, 'tsconfig.json');
  const compilerOptions = { types: ['node'], typeRoots: [join(ROOT, 'node_modules/@types')] };
  writeFileSync(
    project,
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.json'),
      compilerOptions,
      include: [],
      files: [ACTIVITY, NEWS, PRESENT],
    }),
  );
  eslint = new ESLint({
    cwd: ROOT,
    ruleFilter: ({ ruleId }) => ruleId === RULE,
    overrideConfig: {
      languageOptions: {
        // With `CI` set, the parser would assume a single run and ignore the changed text.
        parserOptions: {
          projectService: false,
          project,
          disallowAutomaticSingleRunInference: true,
        },
      },
    },
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Lints a changed file of the server and returns the reported lines with their messages. */
async function messagesOf(
  filePath: string,
  changes: readonly (readonly [from: string, to: string])[],
) {
  let text = readFileSync(filePath, 'utf8');
  for (const [from, to] of changes) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  const lines = text.split('\n');
  const [result] = await eslint.lintText(text, { filePath });
  return (result?.messages ?? []).map(
    ({ line, message }) => [lines[line - 1]?.trim(), message] as const,
  );
}

it('reports a misspelled optional field from a helper', async () => {
  const messages = await messagesOf(ACTIVITY, [
    ['omitNull({ cancelReason: row', 'omitNull({ reasonOfCancel: row'],
  ]);
  // The unchanged handlers have no problem.
  expect(messages).toEqual([['return {', expect.stringContaining(' reasonOfCancel ') as string]]);
}, 120_000);

it('reports an unknown field of a spread and of the records of a list', async () => {
  const messages = await messagesOf(NEWS, [
    ['...omitNull({ videoFileId, captionFileId })', '...{ videoFile: videoFileId }'],
    [
      'rows.map((row) => newsSummary(row, language))',
      'rows.map((row) => Object.assign(newsSummary(row, language), { secret: 1 }))',
    ],
  ]);
  const at = (line: string, field: string) => [
    expect.stringContaining(line) as string,
    expect.stringContaining(field) as string,
  ];
  expect(messages).toEqual([at('Object.assign', ' secret '), at('return {', ' videoFile ')]);
}, 120_000);

it('reports an unknown field of a database row', async () => {
  const messages = await messagesOf(PRESENT, [
    ['return { id: row.id, title: of(row.title)', 'return { ...row, title: of(row.title)'],
  ]);
  expect(messages).toEqual([
    [expect.stringContaining('...row') as string, expect.stringContaining('published') as string],
  ]);
}, 120_000);
