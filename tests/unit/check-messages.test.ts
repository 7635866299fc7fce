import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SCRIPT = join(import.meta.dirname, '../../scripts/check-messages.ts');

/** Returns the output of the check for one message of a namespace in three languages. */
function problemsOf(texts: Record<'CN' | 'US' | 'HK', string>, namespace = 'news'): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  try {
    for (const [language, text] of Object.entries(texts)) {
      mkdirSync(join(folder, language));
      const file = join(folder, language, `${namespace}.json`);
      writeFileSync(file, JSON.stringify({ [`${namespace}.title`]: text }));
    }
    const { stderr } = spawnSync(process.execPath, [SCRIPT, folder], { encoding: 'utf8' });
    return stderr.split('\n').filter((line) => line !== '');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const RIGHT = { CN: '新闻动态', US: 'News', HK: '新聞動態' };

it('accepts a message in each of the three languages', () => {
  expect(problemsOf(RIGHT)).toEqual([]);
  expect(problemsOf({ CN: 'GitHub', US: 'GitHub', HK: 'GitHub' })).toEqual([]);
});

it.each([
  ['US', '新闻', 'US/news.json: "news.title" has Chinese characters'],
  ['HK', '新闻动态', 'HK/news.json: "news.title" has simplified characters (闻动态)'],
  ['CN', '新聞動態', 'CN/news.json: "news.title" has traditional characters (聞動態)'],
] as const)('reports a text of another language in %s', (language, text, problem) => {
  expect(problemsOf({ ...RIGHT, [language]: text })).toEqual([problem]);
});

it.each([
  ['HK', '請先登錄', '登錄 → 登入'],
  ['HK', '更換視頻', '視頻 → 影片'],
  ['HK', '您的帳號', '帳號 → 帳戶'],
  ['HK', '網路', '網路 → 網絡'],
  ['HK', '“新聞”', '“ → 「, ” → 」'],
  ['HK', '啓明', '啓 → 啟'],
  ['CN', '专家登记', '专家登记 → 专家报名'],
  ['CN', '你的账号', '你 → 您'],
  ['US', 'Your e-mail', 'e-mail → email'],
] as const)('reports a word that the glossary replaces in %s: %s', (language, text, words) => {
  expect(problemsOf({ ...RIGHT, [language]: text })).toEqual([
    `${language}/news.json: "news.title" has words that the glossary replaces (${words})`,
  ]);
});

it('accepts a name that contains a replaced word', () => {
  expect(problemsOf({ ...RIGHT, HK: '大賽視頻號' })).toEqual([]);
});

it('reports a namespace that belongs to no bundle', () => {
  expect(problemsOf(RIGHT, 'unbundled')).toEqual([
    'unbundled.json: src/i18n/bundles.ts lists no bundle for it',
  ]);
});

it('reports a placeholder missing in one language', () => {
  expect(problemsOf({ ...RIGHT, CN: '{count} 条', HK: '{count} 條' })).toEqual([
    'US/news.json: "news.title" has the placeholders "", CN has "count (value)"',
  ]);
});
