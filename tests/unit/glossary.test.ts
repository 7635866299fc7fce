import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { wrongWords } from '../../scripts/support/glossary.ts';
import { demoContent } from '../../server/demo/content.ts';
import { toTraditional } from '../../server/localized/conversion.ts';

const LANGUAGES = ['CN', 'US', 'HK'] as const;
const MESSAGES = join(import.meta.dirname, '../../server/base/messages');
const files = readdirSync(MESSAGES).filter((file) => file !== 'texts.ts');

it.each(files)('the server’s texts follow the glossary: %s', async (file) => {
  const module = (await import(join(MESSAGES, file))) as Record<string, Record<string, string[]>>;
  const texts = Object.values(module).flatMap((messages) => Object.entries(messages));
  const problems = texts.flatMap(([id, row]) =>
    LANGUAGES.flatMap((language, index) =>
      wrongWords(row[index] ?? '', language).map((words) => `${id} ${language}: ${words}`),
    ),
  );
  expect(texts.length).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

/** Collects the localized texts of a value. */
function localizedTexts(value: unknown): Record<string, string>[] {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  if ('CN' in value && typeof value.CN === 'string') return [value as Record<string, string>];
  return Object.values(value).flatMap(localizedTexts);
}

it('the demo content in Hong Kong Chinese follows the glossary', () => {
  const texts = localizedTexts(demoContent(new Date('2026-11-28T12:00:00+08:00')));
  const problems = texts.flatMap(({ CN = '', HK = toTraditional(CN) }) => wrongWords(HK, 'HK'));
  expect(texts.length).toBeGreaterThan(300);
  expect(problems).toEqual([]);
});

it.each([
  ['请登录后上传视频', '請登入後上載影片'],
  ['用户的账号和短信', '用戶的帳戶和短訊'],
  ['“公布”什么', '「公佈」甚麼'],
  ['启明大赛视频号', '啟明大賽視頻號'],
  ['<a href="/登录">登录</a>', '<a href="/登录">登入</a>'],
])('converts %s to Hong Kong Chinese', (simplified, traditional) => {
  expect(toTraditional(simplified)).toBe(traditional);
});
