import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const RULE = 'contract/exact';

let eslint: ESLint;
// The first file takes the types of the whole project with it.
beforeAll(async () => {
  eslint = new ESLint({ cwd: ROOT, ruleFilter: ({ ruleId }) => ruleId === RULE });
  await eslint.lintFiles('server/health.ts');
}, 300_000);

/** What the rule says of a file of the server after a change. */
async function said(file: string, before: string, after: string): Promise<string[]> {
  const path = join(ROOT, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(before);
  const [result] = await eslint.lintText(text.replace(before, after), { filePath: path });
  return (result?.messages ?? []).map(({ message }) => message);
}

const ACTIVITY = 'server/activity/handlers.ts';
const NEWS = 'server/news/handlers.ts';

it.each([
  ['nothing of handlers as they are', NEWS, 'listNews:', 'listNews:', undefined],
  [
    'a renamed optional field that a helper brings',
    ACTIVITY,
    'omitNull({ cancelReason: row',
    'omitNull({ reasonOfCancel: row',
    'reasonOfCancel',
  ],
  [
    'a field that a spread brings',
    NEWS,
    '...omitNull({ videoFileId, captionFileId })',
    '...{ videoFile: videoFileId }',
    'videoFile',
  ],
  [
    'a field in each record of a list',
    NEWS,
    'rows.map((row) => newsSummary(row, language))',
    'rows.map((row) => Object.assign(newsSummary(row, language), { secret: 1 }))',
    'secret',
  ],
  [
    'a row of the database, handed on as it is',
    NEWS,
    'return { id: found.id, title: of(found.title), ...languages };',
    'return { ...found, title: of(found.title), ...languages };',
    'published',
  ],
])('names %s', async (_, file, before, after, field) => {
  const messages = await said(file, before, after);
  if (field === undefined) expect(messages).toEqual([]);
  else expect(messages.join()).toContain(field);
});
