import { expect, it } from 'vitest';
import { preferredLanguage } from '@/settings/language/preferred-language';

it.each([
  [['en-GB', 'zh-CN'], 'US'],
  [['zh'], 'CN'],
  [['zh-SG'], 'CN'],
  [['zh-TW', 'en'], 'HK'],
  [['zh-Hant-MO'], 'HK'],
  [['fr-FR', 'en-US'], 'US'],
  [['fr-FR', 'de'], undefined],
  [[], undefined],
])('for the browser languages %j the preferred language is %s', (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language);
});
