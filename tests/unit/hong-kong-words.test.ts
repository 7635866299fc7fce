import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../src/i18n/messages/HK');

const TEXTS = readdirSync(FOLDER).flatMap((file) =>
  Object.entries(
    JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Record<string, string>,
  ).map(([id, text]) => `${id}: ${text}`),
);

it.each([
  ['登入', '登錄'],
  ['退出登錄', '登出'],
  ['簡訊', '短訊'],
  ['網路', '網絡'],
  ['位址', '地址'],
  ['上傳', '上載'],
  ['使用者', '用戶'],
  ['檢視', '查看'],
  ['帳戶', '帳號'],
  ['身分', '身份'],
])('Hong Kong texts use one word in place of %s: %s', (other) => {
  expect(TEXTS.filter((text) => text.includes(other))).toEqual([]);
});
