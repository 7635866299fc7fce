import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SCRIPT = join(import.meta.dirname, '../../scripts/check-messages.ts');

/** What the check says of one message in three languages. */
function problemsOf(texts: Record<'CN' | 'US' | 'HK', string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  try {
    for (const [language, text] of Object.entries(texts)) {
      mkdirSync(join(folder, language));
      writeFileSync(join(folder, language, 'news.json'), JSON.stringify({ 'news.title': text }));
    }
    const { stderr } = spawnSync(process.execPath, [SCRIPT, folder], { encoding: 'utf8' });
    return stderr.split('\n').filter((line) => line !== '');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const RIGHT = { CN: '新闻动态', US: 'News', HK: '新聞動態' };

it('has nothing against a message in each of the three languages', () => {
  expect(problemsOf(RIGHT)).toEqual([]);
  expect(problemsOf({ CN: 'GitHub', US: 'GitHub', HK: 'GitHub' })).toEqual([]);
});

it.each([
  ['US', '新闻', 'US/news.json: "news.title" has Chinese characters'],
  ['HK', '新闻动态', 'HK/news.json: "news.title" has simplified characters (闻动态)'],
  ['CN', '新聞動態', 'CN/news.json: "news.title" has traditional characters (聞動態)'],
] as const)('finds a text of another language in %s', (language, text, problem) => {
  expect(problemsOf({ ...RIGHT, [language]: text })).toEqual([problem]);
});

it('finds a placeholder that one language lacks', () => {
  expect(problemsOf({ ...RIGHT, CN: '{count} 条', HK: '{count} 條' })).toEqual([
    'US/news.json: "news.title" has the placeholders "", CN has "count (value)"',
  ]);
});
